import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Navigation state for opening the list in order to search it. */
export const searchState = { searching: true } as const

/**
 * Focuses the search field after such a navigation, once the page has received its initial focus.
 */
export function useFocusSearch(field: RefObject<HTMLInputElement | null>): void {
  const { state, key } = useLocation()
  const isSearch = (state as Partial<typeof searchState> | null)?.searching === true
  useEffect(() => {
    if (!isSearch) return
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [isSearch, key, field])
}
