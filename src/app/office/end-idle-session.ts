/** A page that has been idle for this long logs out; the server also ends an unused session. */
const idleMs = 30 * 60_000
const checkMs = 15_000

/**
 * Logs out when no one has used any of this browser's back office pages for half an hour. Lists
 * that refresh themselves keep the server's session alive, so the server alone can't tell.
 */
export function endIdleSession(): void {
  const channel = new BroadcastChannel('office.activity')
  let activeAt = Date.now()
  let sharedAt = activeAt
  const record = () => {
    activeAt = Date.now()
    if (activeAt - sharedAt < checkMs) return
    sharedAt = activeAt
    channel.postMessage('active')
  }
  channel.addEventListener('message', () => {
    activeAt = Date.now()
  })
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(event, record, { passive: true, capture: true })
  const timer = setInterval(() => {
    if (Date.now() - activeAt < idleMs) return
    clearInterval(timer)
    void logOut()
  }, checkMs)
}

async function logOut(): Promise<void> {
  await fetch('/api/office/session', {
    method: 'DELETE',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  }).catch(() => null)
  window.location.assign(`/office/login?lost=1&to=${encodeURIComponent(window.location.pathname)}`)
}
