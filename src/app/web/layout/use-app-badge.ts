import { useEffect } from 'react'

/** Browsers that support a badge on the icon of an installed app. */
interface Badging {
  readonly setAppBadge?: (count: number) => Promise<void>
  readonly clearAppBadge?: () => Promise<void>
}

/**
 * Shows the number of new items on the installed app's icon (NTF-05); does nothing where
 * unsupported.
 */
export function useAppBadge(count: number): void {
  useEffect(() => setBadge(count), [count])
  // Logging out clears the badge.
  useEffect(() => () => setBadge(0), [])
}

function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badging
  try {
    const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
    done?.catch(() => {})
  } catch {
    // Blocked or switched off: the title and the navigation show the count too.
  }
}
