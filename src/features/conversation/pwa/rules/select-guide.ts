import type { Browser, System } from '#features/members/accounts/index.ts'

/** Browsers that differ in how notifications are allowed. */
export type Guide = 'chrome' | 'edge' | 'firefox' | 'safari' | 'android' | 'ios' | 'other'

/**
 * Selects the instructions for allowing notifications. On phones the operating system decides,
 * regardless of the browser.
 */
export function selectGuide(browser: Browser, system: System): Guide {
  if (system === 'ios') return 'ios'
  if (system === 'android') return 'android'
  if (browser === 'opera' || browser === 'samsung') return 'chrome'
  return browser
}
