/**
 * Whether notifications could be switched on in this browser and are not yet. It needs no request,
 * so the document can decide before the first paint. Its source is inlined into the document, so it
 * must not use anything from outside.
 */
export function isPushPossible(): boolean {
  try {
    return (
      'serviceWorker' in navigator &&
      'PushManager' in window &&
      'Notification' in window &&
      Notification.permission !== 'denied' &&
      localStorage.getItem('push-here') === null
    )
  } catch {
    return false
  }
}

/** Whether this browser supports push. */
export function isCapable(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Stores this browser's endpoint for `isPushPossible`; `null` removes it. */
export function storeEndpoint(endpoint: string | null): void {
  try {
    if (endpoint === null) localStorage.removeItem('push-here')
    else localStorage.setItem('push-here', endpoint)
  } catch {
    // Without storage the reminder is shown again.
  }
}

/** The endpoint stored last. */
export function readStoredEndpoint(): string | null {
  try {
    return localStorage.getItem('push-here')
  } catch {
    return null
  }
}
