import { expect, test } from 'vitest'
import { type KeptLimit, limitHere } from './limit-here.ts'
import { type OwnLimit, noLimit } from './own-limit.ts'

const now = new Date('2026-07-15T10:00:00Z')
const soon = new Date('2026-07-16T10:00:00Z')
/** Two złoty are worth one unit here. */
const weigh = (minor: number, currency: string) => (currency === 'PLN' ? minor / 2 : minor)
const own = (minor: number | null, next: OwnLimit['next'] = null): OwnLimit => ({ minor, next })
const kept = (currency: string, minor: number | null, next: OwnLimit['next'] = null): KeptLimit => ({
  currency,
  minor,
  next,
})

test.each<[string, KeptLimit[], OwnLimit]>([
  ['none', [], noLimit],
  ['one set here', [kept('EUR', 5000)], own(5000)],
  ['one set next door', [kept('PLN', 5000)], own(2500)],
  ['the lowest of two', [kept('EUR', 5000), kept('PLN', 5000)], own(2500)],
  ['one that was taken away, and one that was not', [kept('EUR', null), kept('PLN', 5000)], own(2500)],
  ['a raise that waits', [kept('PLN', 5000, { minor: 9000, at: soon })], own(2500, { minor: 4500, at: soon })],
  ['one that will be taken away', [kept('PLN', 5000, { minor: null, at: soon })], own(2500, { minor: null, at: soon })],
  ['a raise whose time has come', [kept('PLN', 5000, { minor: 9000, at: now })], own(4500)],
  [
    'a raise next door beside a lower one here',
    [kept('PLN', 9000, { minor: 20_000, at: soon }), kept('EUR', 3000)],
    own(3000),
  ],
])('BEY-09 of limits set on the sites of a pool: %s', (_, all, here) => {
  expect(limitHere(all, weigh, now)).toEqual(here)
})
