import { useLocation } from 'react-router'

/** Where credits are bought, with the way back to the conversation one leaves for it. */
export function useCreditsAddress(): string {
  const { pathname } = useLocation()
  return `/premium?to=${encodeURIComponent(pathname)}`
}
