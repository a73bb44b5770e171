import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { type SavedPosition, readPosition, savePosition } from './saved-position.ts'

/**
 * After a reload, or when coming back from another site, reloads as many pages of the list as
 * before and restores the scroll position. Without a reload, list and position are still there.
 */
export function useRestorePosition(
  pages: UseInfiniteQueryResult<InfiniteData<unknown, unknown>>,
): void {
  const address = useAddress()
  const isBackNavigation = useNavigationType() === 'POP'
  const count = useRef(0)
  const loaded = pages.data?.pages.length ?? 0
  const tried = useRef('')
  const goal = useRef<SavedPosition>(null)

  useLayoutEffect(() => {
    count.current = loaded
    // The last page has been rendered by now, so the document is long enough to scroll.
    if (goal.current !== null && loaded >= goal.current.pages) {
      window.scrollTo(0, goal.current.top)
      goal.current = null
    }
  }, [loaded])

  useLayoutEffect(() => {
    const keep = () => savePosition({ address, pages: count.current, top: window.scrollY })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [address])

  useEffect(() => {
    if (loaded === 0 || tried.current === address) return
    tried.current = address
    const place = readPosition(address)
    if (place === null || !isBackNavigation || isFreshDocument() || place.pages <= loaded) return
    goal.current = place
    void goOn(pages, place.pages - loaded, goal)
  }, [address, isBackNavigation, loaded, pages])
}

/** Loads page after page; stops restoring the position once the reader scrolls or types. */
async function goOn(
  { fetchNextPage }: Pick<UseInfiniteQueryResult<InfiniteData<unknown, unknown>>, 'fetchNextPage'>,
  missing: number,
  goal: { current: SavedPosition | null },
): Promise<void> {
  const stay = new AbortController()
  for (const sign of ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const)
    window.addEventListener(sign, () => stay.abort(), { passive: true, signal: stay.signal })
  stay.signal.addEventListener('abort', () => {
    goal.current = null
  })
  for (let left = missing; left > 0 && goal.current !== null; left -= 1) {
    const { isError, hasNextPage } = await fetchNextPage()
    if (isError || !hasNextPage) break
  }
}

/**
 * Whether this URL was just opened by typing it or following an external link; the list then starts
 * at the top.
 */
function isFreshDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate' && opened.name === window.location.href
}

function useAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
