import { isLoadingInBackground, loadInBackground } from '#platform/web/load-in-background.ts'

const flag = 'chunk-reloaded-at'

/**
 * Reloads the page, at most once a minute, when a chunk is missing after an update (NAV-07). Code
 * loaded in the background does not reload it, unless `isWaitedFor` says that someone is now
 * navigating to it. It never reloads while offline: then nothing is missing, and a failing reload
 * would lose what was being typed.
 */
export function reloadOnLostChunk(isWaitedFor: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(flag) ?? 0)
    const now = Date.now()
    const background = isLoadingInBackground() && !isWaitedFor()
    if (!navigator.onLine || background || now - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(flag, String(now))
    window.location.reload()
  })
}

/** Prefetches. Errors are ignored: navigating to it fetches it again and shows the error. */
export async function prefetch(fetch: () => Promise<unknown>): Promise<void> {
  await loadInBackground(fetch).catch(() => {})
}
