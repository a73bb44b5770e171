import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Browser, System } from '#features/members/accounts/index.ts'
import type { en } from '../locales/en.ts'

const browserNames: Readonly<Record<Exclude<Browser, 'other'>, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
}

const systemNames: Readonly<Record<Exclude<System, 'other'>, string>> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
}

/** Formats a device as "Firefox on Windows", as far as it is known. */
export function useFormatDevice(): (from: {
  readonly browser: Browser
  readonly system: System
}) => string {
  const t = usePhrases<typeof en>('settings')
  return ({ browser, system }) => {
    if (browser === 'other' && system === 'other') return t('devices.unknown')
    return t('devices.on', {
      browser: browser === 'other' ? t('devices.other_browser') : browserNames[browser],
      system: system === 'other' ? t('devices.other_system') : systemNames[system],
    })
  }
}
