import { useLocation } from 'react-router'

/** Address for buying credits, with a link back to this conversation. */
export function useCreditsAddress(): string {
  const { pathname } = useLocation()
  return `/premium?to=${encodeURIComponent(pathname)}`
}
