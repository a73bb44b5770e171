/** The localStorage key; its value is the Unix time at which the warning was dismissed (NAV-05). */
export const skippedKey = 'skipped-site-entry-warning'

/**
 * Whether this visitor has dismissed the warning. Without storage the warning is shown on every
 * visit.
 */
export function wasSkipped(): boolean {
  try {
    return localStorage.getItem(skippedKey) !== null
  } catch {
    return false
  }
}

/** Stores when the warning was dismissed. */
export function storeSkipped(): void {
  try {
    localStorage.setItem(skippedKey, String(Math.floor(Date.now() / 1000)))
  } catch {
    // Full or blocked storage must not lock anyone out.
  }
}
