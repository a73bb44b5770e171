/** The browsers and systems a list of sessions tells apart. */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const
export const systems = ['android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other'] as const

export type Browser = (typeof browsers)[number]
export type System = (typeof systems)[number]

/** Most browsers also name those they are made from, so the rarer ones are asked first. */
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

/** The family of a browser, and nothing finer: no version is kept of it. */
export function browserOf(userAgent: string): Browser {
  return browserSigns.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'
}

/** The family of the system a browser runs on. */
export function systemOf(userAgent: string): System {
  return systemSigns.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'
}
