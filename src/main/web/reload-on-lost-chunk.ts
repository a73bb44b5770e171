const flag = 'chunk-reloaded-at'

/** A chunk that is gone after an update reloads the page, at most once a minute (NAV-07). */
export function reloadOnLostChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(flag) ?? 0)
    const now = Date.now()
    if (now - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(flag, String(now))
    window.location.reload()
  })
}
