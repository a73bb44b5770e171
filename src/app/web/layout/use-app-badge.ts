import { useEffect } from 'react'

/** Browsers that let an installed app bear a count on its icon. */
interface Badging {
  readonly setAppBadge?: (count: number) => Promise<void>
  readonly clearAppBadge?: () => Promise<void>
}

/** Puts how much is new on the installed app's icon (NTF-05); where that cannot be done nothing happens. */
export function useAppBadge(count: number): void {
  useEffect(() => bear(count), [count])
  // Whoever logs out leaves nothing behind.
  useEffect(() => () => bear(0), [])
}

function bear(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badging
  try {
    const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
    done?.catch(() => {})
  } catch {
    // Forbidden here, or switched off: the title and the navigation bear the count too.
  }
}
