/**
 * Guards a page in quiet mode: the exit button, three presses of Esc, and the back button, which
 * leaves again. Its source is inlined into the document and runs before the first paint, so it must
 * not use anything from outside.
 */
export function guard(): void {
  const root = document.documentElement
  const flag = 'quiet-left'
  const span = 1500
  let presses: number[] = []

  /** Hides the page immediately, however long leaving takes. */
  function cover(): void {
    root.style.display = 'none'
  }

  function leave(address: string): void {
    cover()
    try {
      sessionStorage.setItem(flag, address)
    } catch {
      // Without storage the back button returns to the site; leaving matters more.
    }
    location.replace(address)
  }

  function leaveEverywhere(): void {
    const { quiet, exit } = root.dataset
    if (quiet === undefined || exit === undefined) return
    cover()
    // `keepalive` lets the request continue after the page is gone.
    if (quiet === 'end_session') fetch('/api/logout.php', { keepalive: true }).catch(() => {})
    otherTabs.postMessage(exit)
    leave(exit)
  }

  function left(): string | null {
    try {
      return sessionStorage.getItem(flag)
    } catch {
      return null
    }
  }

  const otherTabs = new BroadcastChannel('quiet-exit')
  otherTabs.onmessage = ({ data }) => {
    if (root.dataset.quiet !== undefined) leave(String(data))
  }
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const exitedTo = left()
  if (exitedTo !== null && arrival?.type === 'back_forward') leave(exitedTo)
  else if (exitedTo !== null) sessionStorage.removeItem(flag)

  addEventListener('pageshow', ({ persisted }) => {
    const address = left()
    if (persisted && address !== null) leave(address)
  })
  addEventListener(
    'keydown',
    ({ key, repeat, timeStamp }) => {
      if (repeat) return
      presses = key === 'Escape' ? [...presses, timeStamp].slice(-3) : []
      if (presses.length === 3 && timeStamp - Number(presses[0]) <= span) leaveEverywhere()
    },
    true,
  )
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-quick-exit]') !== null)
        leaveEverywhere()
    },
    true,
  )
}
