const flag = 'chunk-reloaded-at'
let ahead = 0

/**
 * A chunk that is gone after an update reloads the page, at most once a minute (NAV-07). What was only fetched ahead does not,
 * unless `isWaitedFor` says that somebody is on the way to it by now. Nor does anything while offline: nothing is gone then, and a
 * page that reloads into nowhere takes along what was being typed.
 */
export function reloadOnLostChunk(isWaitedFor: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(flag) ?? 0)
    const now = Date.now()
    if (!navigator.onLine || (ahead > 0 && !isWaitedFor()) || now - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(flag, String(now))
    window.location.reload()
  })
}

/** Fetches ahead of time: nobody waits for it yet, so its failure is nobody's concern and takes no page away. */
export async function fetchAhead(fetch: () => Promise<unknown>): Promise<void> {
  ahead += 1
  try {
    await fetch()
  } catch {
    // Whoever goes there will ask again, and be told.
  } finally {
    ahead -= 1
  }
}
