import type { Browser, System } from '#features/members/accounts/index.ts'

/** Browsers whose ways to allow notifications differ. */
export type Guide = 'chrome' | 'edge' | 'firefox' | 'safari' | 'android' | 'ios' | 'other'

/** Which way leads to the permission in a browser. On phones the system decides, whatever the browser is called. */
export function guideOf(browser: Browser, system: System): Guide {
  if (system === 'ios') return 'ios'
  if (system === 'android') return 'android'
  if (browser === 'opera' || browser === 'samsung') return 'chrome'
  return browser
}
