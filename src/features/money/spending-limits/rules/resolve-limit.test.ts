import { expect, test } from 'vitest'
import { type StoredLimit, resolveLimit } from './resolve-limit.ts'
import { type MemberLimit, noLimit } from './member-limit.ts'

const now = new Date('2026-07-15T10:00:00Z')
const soon = new Date('2026-07-16T10:00:00Z')
/** Two złoty are worth one unit here. */
const convert = (minor: number, currency: string) => (currency === 'PLN' ? minor / 2 : minor)
const createLimit = (minor: number | null, next: MemberLimit['next'] = null): MemberLimit => ({
  minor,
  next,
})
const createStoredLimit = (
  currency: string,
  minor: number | null,
  next: MemberLimit['next'] = null,
): StoredLimit => ({
  currency,
  minor,
  next,
})

test.each<[string, StoredLimit[], MemberLimit]>([
  ['none', [], noLimit],
  ['one on this site', [createStoredLimit('EUR', 5000)], createLimit(5000)],
  ['one on another site', [createStoredLimit('PLN', 5000)], createLimit(2500)],
  [
    'the lower of two',
    [createStoredLimit('EUR', 5000), createStoredLimit('PLN', 5000)],
    createLimit(2500),
  ],
  [
    'one removed and one in effect',
    [createStoredLimit('EUR', null), createStoredLimit('PLN', 5000)],
    createLimit(2500),
  ],
  [
    'a pending raise',
    [createStoredLimit('PLN', 5000, { minor: 9000, at: soon })],
    createLimit(2500, { minor: 4500, at: soon }),
  ],
  [
    'a pending removal',
    [createStoredLimit('PLN', 5000, { minor: null, at: soon })],
    createLimit(2500, { minor: null, at: soon }),
  ],
  [
    'a raise that takes effect now',
    [createStoredLimit('PLN', 5000, { minor: 9000, at: now })],
    createLimit(4500),
  ],
  [
    'a raise on another site and a lower limit on this one',
    [createStoredLimit('PLN', 9000, { minor: 20_000, at: soon }), createStoredLimit('EUR', 3000)],
    createLimit(3000),
  ],
])('BEY-09 limits set on the sites of a pool: %s', (_, all, here) => {
  expect(resolveLimit(all, convert, now)).toEqual(here)
})
