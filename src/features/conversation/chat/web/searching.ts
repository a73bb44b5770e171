import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Navigation state for opening the list in order to search it. */
export const searching = { searching: true } as const

/**
 * Focuses the search field after such a navigation, once the page has received its initial focus.
 */
export function useSearching(field: RefObject<HTMLInputElement | null>): void {
  const { state, key } = useLocation()
  const wanted = (state as Partial<typeof searching> | null)?.searching === true
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [wanted, key, field])
}
