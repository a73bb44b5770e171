import type { Live } from '#platform/server/live/live.ts'

/** A page in sight says so every half minute; what was silent longer is taken for gone, in milliseconds. */
const believedMs = 45_000

/** Who is looking at one of their pages right now. */
export interface Sight {
  /** Joins the live hub, over which pages say whether they are in sight. */
  join(live: Pick<Live, 'onFrame' | 'online'>): void
  /** Whether a member has a page in sight, as told to this server: they are told there, not by a push. */
  has(account: number): boolean
}

/** Keeps in mind which pages are in sight. */
export function createSight(): Sight {
  const seen = new Map<number, Map<string, number>>()
  let live: Pick<Live, 'online'> | undefined

  function note(account: number, page: string, inSight: boolean): void {
    const pages = seen.get(account) ?? new Map<string, number>()
    const now = performance.now()
    for (const [each, at] of pages) if (now - at > believedMs) pages.delete(each)
    // A browser has few pages; whoever names more of them is believed of the first ones.
    if (inSight && (pages.has(page) || pages.size < 20)) pages.set(page, now)
    else if (!inSight) pages.delete(page)
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
