import { iconPath, type Quiet, quietCookie } from '../rules/quiet.ts'
import { guard } from './guard.ts'

/** A year, in seconds. */
const cookieSeconds = 31_536_000

/**
 * Switches quiet mode in this browser on or off, immediately and, with a cookie, for later pages.
 */
export function chooseQuiet(quiet: Quiet): void {
  const { dataset } = document.documentElement
  const span = quiet === 'off' ? 0 : cookieSeconds
  document.cookie = `${quietCookie}=${quiet}; path=/; max-age=${span}; samesite=lax`
  document.querySelector('link[rel="icon"]')?.setAttribute('href', iconPath(quiet))
  if (quiet === 'off') delete dataset.quiet
  else dataset.quiet = quiet
  // A page loaded in quiet mode already has the guard.
  if (quiet !== 'off' && dataset.guarded === undefined) {
    dataset.guarded = ''
    guard()
  }
}
