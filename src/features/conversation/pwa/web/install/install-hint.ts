/** The localStorage key that says `due` once the hint may be shown in this browser. */
export const installHintKey = 'install-hint'

/**
 * Keeps the browser's offer to install the site until someone asks for it, and keeps the browser
 * from hinting at it itself. Its source is inlined into the document, because the event may come
 * before any other script, so it must not use anything from outside.
 */
export function catchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(window, { installPrompt: event })
    dispatchEvent(new Event('install-offered'))
  })
}

/**
 * Whether the hint may be shown in this browser. Its source is inlined into the document, so it must
 * not use anything from outside.
 */
export function isInstallHinted(): boolean {
  try {
    return localStorage.getItem('install-hint') === 'due'
  } catch {
    return false
  }
}
