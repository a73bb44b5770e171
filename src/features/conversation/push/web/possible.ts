/**
 * Whether notifications could be switched on in this browser and are not yet. It is known without asking anybody, so that the document
 * can decide before it is painted: its source stands there, and nothing from outside of it can be used here.
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

/** Whether this browser can be pushed to at all. */
export function isCapable(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Remembers for `isPushPossible` where this browser is pushed to; null where it is not. */
export function rememberHere(endpoint: string | null): void {
  try {
    if (endpoint === null) localStorage.removeItem('push-here')
    else localStorage.setItem('push-here', endpoint)
  } catch {
    // Then the reminder comes again.
  }
}

/** What was last remembered. */
export function rememberedHere(): string | null {
  try {
    return localStorage.getItem('push-here')
  } catch {
    return null
  }
}
