import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** What an address is told along with when one comes to the list to search it. */
export const searching = { searching: true } as const

/** Goes to the field once the page that was come to for it is there, and has had the focus that every page gets. */
export function useSearching(field: RefObject<HTMLInputElement | null>): void {
  const { state, key } = useLocation()
  const wanted = (state as Partial<typeof searching> | null)?.searching === true
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [wanted, key, field])
}
