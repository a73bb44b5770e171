/** The browser families that a list of sessions distinguishes. */
export const browsers = [
  'chrome',
  'edge',
  'firefox',
  'opera',
  'safari',
  'samsung',
  'other',
] as const
export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other'] as const

export type Browser = (typeof browsers)[number]
export type System = (typeof systems)[number]

/** Most browsers also name the browsers they are based on, so the rarer ones are checked first. */
const browserSigns: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|OPiOS|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['safari', /\bVersion\/[\d.]+.* Safari\//],
]

const systemSigns: readonly (readonly [System, RegExp])[] = [
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\b(Linux|X11)\b/],
]

/** Returns only the browser family; no version is stored. */
export function detectBrowser(userAgent: string): Browser {
  return browserSigns.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'
}

/** Returns the family of the operating system. */
export function detectSystem(userAgent: string): System {
  return systemSigns.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'
}
