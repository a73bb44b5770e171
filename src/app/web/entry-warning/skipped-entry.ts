/** The flag in the browser's storage; its value is the unix time at which the warning was closed (NAV-05). */
export const skippedKey = 'skipped-site-entry-warning'

/** Whether this visitor closed the warning once. A browser that keeps nothing asks on every visit. */
export function wasSkipped(): boolean {
  try {
    return localStorage.getItem(skippedKey) !== null
  } catch {
    return false
  }
}

/** Keeps that the warning was closed, with when. */
export function keepSkipped(): void {
  try {
    localStorage.setItem(skippedKey, String(Math.floor(Date.now() / 1000)))
  } catch {
    // A full or forbidden storage keeps nobody out.
  }
}

/** Whether the site runs as an installed app. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}
