const flag = 'chunk-reloaded-at'
let ahead = 0

/**
 * Reloads the page, at most once a minute, when a chunk is missing after an update (NAV-07). A
 * failed prefetch does not reload, unless `isWaitedFor` says that someone is now navigating to it.
 * It never reloads while offline: then nothing is missing, and a failing reload would lose what was
 * being typed.
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

/**
 * Prefetches. No one is waiting for the result yet, so errors are ignored and never reload the
 * page.
 */
export async function prefetch(fetch: () => Promise<unknown>): Promise<void> {
  ahead += 1
  try {
    await fetch()
  } catch {
    // Navigating to it fetches it again and shows the error.
  } finally {
    ahead -= 1
  }
}
