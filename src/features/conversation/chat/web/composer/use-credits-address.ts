import { useLocation } from 'react-router'

/** Address of the checkout, which leads back to this conversation; no other page in between. */
export function useCreditsAddress(): string {
  const { pathname } = useLocation()
  return `/credits?to=${encodeURIComponent(pathname)}`
}
