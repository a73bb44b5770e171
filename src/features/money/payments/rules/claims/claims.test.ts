import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBundleClaims } from './bundle-claims.ts'
import { exactOffer } from './exact-offer.ts'
import { minimumAmount } from '../minimum-amount.ts'
import { methodKeys } from '../methods.ts'
import { findMostChosen } from './most-chosen.ts'
import { normalPrice } from './normal-price.ts'

const sold = (counts: Record<string, number>) =>
  Object.entries(counts).map(([bundle, orders]) => ({ bundle, orders }))

test.each([
  [{ p0: 10, p1: 40, p2: 9 }, 'p1', 59, 10, true],
  [{ p0: 30, p1: 31 }, 'p1', 61, 30, false],
  [{ p0: 24, p1: 40 }, 'p1', 64, 24, true],
  [{ p0: 25, p1: 40 }, 'p1', 65, 25, false],
  [{ p3: 60 }, 'p3', 60, 0, true],
])(
  'BEY-05 of %j the top seller is %s: %d orders, the next %d, clear: %s',
  (counts, bundle, total, next, clear) => {
    expect(findMostChosen(sold(counts))).toMatchObject({ bundle, total, next, clear })
  },
)

test('BEY-05 without sales no package is the most popular', () => {
  expect(findMostChosen([])).toBeNull()
  expect(findMostChosen(sold({ p0: 0 }))).toBeNull()
})

describe('the normal price', () => {
  const day = (date: string) => new Date(`${date}T00:00:00Z`)
  const past = { credits: 60, priceMinor: 2499, from: day('2026-09-01'), until: day('2026-10-20') }
  const present = { credits: 60, priceMinor: 1999, from: day('2026-10-20'), until: null }
  const now = day('2026-11-01')

  test('BEY-05 is the price immediately before, and 49 of its days are counted', () => {
    expect(normalPrice([present, past], now)).toEqual({
      wasMinor: 2499,
      nowMinor: 1999,
      off: 1 - 1999 / 2499,
      days: 49,
      from: day('2026-09-01'),
      until: day('2026-10-20'),
    })
  })

  test.each([
    ['there was no earlier price', [present], now],
    ['the earlier price was lower', [present, { ...past, priceMinor: 1499 }], now],
    ['the earlier price was the same', [present, { ...past, priceMinor: 1999 }], now],
    [
      'the earlier price was for another number of credits',
      [present, { ...past, credits: 50 }],
      now,
    ],
    ['there was a gap between the prices', [present, { ...past, until: day('2026-10-19') }], now],
    ['there is no current price', [{ ...present, until: day('2026-10-30') }, past], now],
    ['the lower price is thirty days old', [present, past], day('2026-11-19')],
  ] as const)('BEY-05 does not exist when %s', (_, prices, at) => {
    expect(normalPrice(prices, at)).toBeNull()
  })
})

describe('the exact amount', () => {
  const smallest = { credits: 20, priceMinor: 999 }
  const facts = { cost: 2, held: 0, singleMinor: 55, smallest, mostPercent: 120 }

  test.each([
    [{}, { credits: 2, priceMinor: 110 }],
    [{ held: 1 }, { credits: 1, priceMinor: 55 }],
    [{ held: 2 }, null],
    [{ held: 9 }, null],
    [{ cost: 0 }, null],
    [{ singleMinor: undefined }, null],
    [{ smallest: undefined }, null],
    // The price of an expensive single credit is capped at 20 % above the smallest package: 2 ×
    // 49.95 × 1.2 = 119.88.
    [{ singleMinor: 90 }, { credits: 2, priceMinor: 119 }],
    [
      { singleMinor: 90, mostPercent: 100 },
      { credits: 2, priceMinor: 99 },
    ],
  ])('CRED-03 with %j, the exact amount is %j', (more, offer) => {
    expect(exactOffer({ ...facts, ...more })).toEqual(offer)
  })

  test('CRED-03 never sells more than is missing, and never exceeds the smallest package’s price by more than the setting', () => {
    const any = fc.record({
      cost: fc.integer({ min: 0, max: 60 }),
      held: fc.integer({ min: 0, max: 80 }),
      singleMinor: fc.integer({ min: 1, max: 500 }),
      mostPercent: fc.integer({ min: 100, max: 200 }),
    })
    fc.assert(
      fc.property(any, (so) => {
        const offer = exactOffer({ ...so, smallest })
        if (offer === null) return
        expect(so.held + offer.credits).toBe(so.cost)
        expect(offer.priceMinor / offer.credits).toBeLessThanOrEqual(
          (999 / 20) * (so.mostPercent / 100),
        )
        expect(offer.priceMinor).toBeGreaterThan(0)
      }),
    )
  })

  test.each([
    ['ideal', 'EUR', 50],
    ['creditcard', 'GBP', 30],
    ['blik', 'PLN', 200],
    ['paypal', 'EUR', 100],
    ['paysafecard', 'PLN', 500],
  ] as const)('CRED-03 for %s in %s, has a minimum of %d', (method, currency, minimum) => {
    expect(minimumAmount(method, currency)).toBe(minimum)
  })

  test('CRED-03 every package can be paid for with every method', () => {
    for (const method of methodKeys) expect(minimumAmount(method, 'EUR')).toBeLessThan(999)
  })
})

describe('the claims of a package', () => {
  const bundle = { id: 'p1', credits: 60, price_minor: 1999 }
  const chosen = { id: 'most_chosen', subject: 'p1', values: { credits: 60 } }
  const normal = {
    id: 'normal_price',
    subject: 'p1:EUR',
    values: { was_minor: 2499, now_minor: 1999 },
  }

  test('CRED-03 are those computed for it as currently sold', () => {
    expect(findBundleClaims([chosen, normal], bundle, 'EUR')).toEqual({ chosen, normal })
  })

  test.each([
    ['another package', [chosen, normal], { ...bundle, id: 'p2' }, 'EUR'],
    [
      'another number of credits and another price',
      [chosen, normal],
      { ...bundle, credits: 70, price_minor: 2199 },
      'EUR',
    ],
    ['another package and currency', [{ ...chosen, subject: 'p0' }, normal], bundle, 'GBP'],
    ['no claims', [], bundle, 'EUR'],
  ])('CRED-03 do not exist for %s', (_, claims, so, currency) => {
    expect(findBundleClaims(claims, so, currency)).toEqual({ chosen: null, normal: null })
  })
})
