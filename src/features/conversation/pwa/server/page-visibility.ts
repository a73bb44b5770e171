import type { Live } from '#platform/server/live/live.ts'

/**
 * A visible page reports itself every 30 seconds; after this many milliseconds without a report it
 * counts as closed.
 */
const believedMs = 45_000

/** Tracks which members have a page visible right now. */
export interface PageVisibility {
  /** Joins the live hub, over which pages report whether they are visible. */
  join(live: Pick<Live, 'onFrame' | 'online'>): void
  /** Whether a member has a visible page connected to this server; such a member gets no push. */
  has(account: number): boolean
}

/** Creates an in-memory record of the visible pages. */
export function createPageVisibility(): PageVisibility {
  const seen = new Map<number, Map<string, number>>()
  let live: Pick<Live, 'online'> | undefined

  function note(account: number, page: string, isVisible: boolean): void {
    const pages = seen.get(account) ?? new Map<string, number>()
    const now = performance.now()
    for (const [each, at] of pages) if (now - at > believedMs) pages.delete(each)
    // A browser has few pages open; only the first 20 reported are tracked.
    if (isVisible && (pages.has(page) || pages.size < 20)) pages.set(page, now)
    else if (!isVisible) pages.delete(page)
    if (pages.size === 0) seen.delete(account)
    else seen.set(account, pages)
  }

  return {
    join(hub) {
      live = hub
      hub.onFrame('push.sight', ({ viewer, message }) => {
        if (typeof message.page === 'string' && message.page.length <= 40)
          note(viewer.account, message.page, message.seen === true)
      })
    },
    has(account) {
      if (live?.online(account) !== true) {
        seen.delete(account)
        return false
      }
      const oldest = performance.now() - believedMs
      return [...(seen.get(account)?.values() ?? [])].some((at) => at > oldest)
    },
  }
}
