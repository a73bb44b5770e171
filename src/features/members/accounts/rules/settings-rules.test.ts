import { describe, expect, test } from 'vitest'
import { detectBrowser, detectSystem } from './detect-browser.ts'
import { daysUntilErasure } from './periods.ts'
import { addressBefore } from './address-before.ts'

describe('browsers and systems are distinguished by family', () => {
  const apple = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/141.0.0.0 Safari/537.36`,
      'chrome',
      'windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${apple} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'edge',
      'windows',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${apple} Chrome/141.0.0.0 Safari/537.36`,
      'chrome',
      'chromeos',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${apple} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`,
      'opera',
      'linux',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${apple} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'samsung',
      'android',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 'firefox', 'android'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
      'firefox',
      'macos',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'safari',
      'macos',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
      'chrome',
      'ios',
    ],
    ['curl/8.5.0', 'other', 'other'],
    ['', 'other', 'other'],
  ])('%s', (userAgent, browser, system) => {
    expect([detectBrowser(userAgent), detectSystem(userAgent)]).toEqual([browser, system])
  })
})

describe('the days left for a deleted account are whole days, at least one', () => {
  const deleted = new Date('2026-03-01T12:00:00Z')
  test.each([
    ['2026-03-01T12:00:00Z', 14],
    ['2026-03-01T12:00:01Z', 14],
    ['2026-03-02T12:00:00Z', 13],
    ['2026-03-14T12:00:01Z', 1],
    ['2026-03-15T11:59:59Z', 1],
  ])('at %s: %i', (now, days) => {
    expect(daysUntilErasure(deleted, new Date(now))).toBe(days)
  })
})

describe('a single undo goes back to the address before the first of the changes it undoes', () => {
  const at = new Date('2026-03-01T12:00:00Z')
  const change = (
    id: number,
    old_email: string | null,
    done_at: Date | null = at,
    undone_at: Date | null = null,
  ) => ({
    id,
    old_email,
    done_at,
    undone_at,
  })
  test.each([
    ['a password change alone changes no address', [change(1, null)], 1, null],
    ['an address change', [change(1, 'a@x')], 1, 'a@x'],
    ['an address changed twice', [change(1, 'a@x'), change(2, 'b@x')], 1, 'a@x'],
    ['only the second of two changes', [change(1, 'a@x'), change(2, 'b@x')], 2, 'b@x'],
    ['a password change, then an address change', [change(2, 'a@x'), change(1, null)], 1, 'a@x'],
    ['a pending change does not count', [change(1, null), change(2, 'a@x', null)], 1, null],
    [
      'a change that was undone does not count',
      [change(1, 'a@x', at, at), change(2, 'b@x')],
      1,
      'b@x',
    ],
    ['an earlier change is kept', [change(1, 'a@x'), change(2, null)], 2, null],
  ] as const)('%s', (_, changes, from, address) => {
    expect(addressBefore(changes, from)).toBe(address)
  })
})
