import { useLocation } from 'react-router'

/** URL of the checkout, which returns directly to this conversation. */
export function useCreditsAddress(): string {
  const { pathname } = useLocation()
  return `/credits?to=${encodeURIComponent(pathname)}`
}
