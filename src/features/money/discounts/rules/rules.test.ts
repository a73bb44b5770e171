import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanCode, isCode } from './clean-code.ts'
import { formatCountdown, minutesLeft } from './format-countdown.ts'
import { validateDraft, getCodeStatus } from './code-draft.ts'
import { getMessageArguments } from './code-problem.ts'
import { type CodeTerms, createOfferTerms } from './code-terms.ts'
import { computeDiscount } from './compute-discount.ts'
import { checkMember } from './check-member.ts'
import { checkOrder } from './check-order.ts'
import { bonusEndsAt, isBonusRunning, getCooldownEnd } from './time-bonus.ts'
import { after, bonus, newcomer, share, signedUpAt, sum } from '../testing/code-facts.ts'

const second = 1000
const day = 86_400_000

describe('discount of a code', () => {
  test.each([
    ['a quarter of 24.99, rounded up to a cent', share(25), 2499, 625],
    ['a quarter of 9.99', share(25), 999, 250],
    ['a quarter of 119.99', share(25), 11999, 3000],
    ['a tenth of 54.99', share(10), 5499, 550],
    ['an exact share needs no rounding', share(50), 1000, 500],
    ['a fixed amount', sum(500, 2000), 2499, 500],
    ['a fixed amount above the price leaves one unit', sum(5000, 6000), 2499, 2498],
    ['one unit stays one unit', share(90), 1, 0],
  ])('%s', (_, terms, price, off) => {
    expect(computeDiscount(terms, price)).toBe(off)
  })

  test('at least one unit always remains to be paid, and the discount is never less than stated or a full unit more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 90 }),
        (price, percentage) => {
          const off = computeDiscount(share(percentage), price)
          const exact = BigInt(price) * BigInt(percentage)
          const up = Number((exact + 99n) / 100n)
          expect(off).toBe(Math.min(up, price - 1))
          expect(price - off).toBeGreaterThanOrEqual(1)
          expect(Number.isSafeInteger(off)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('conditions of a code', () => {
  const bound: CodeTerms = {
    ...share(20),
    country: 'DE',
    currency: 'EUR',
    minimum_order_minor: 3000,
    methods: ['creditcard', 'paypal'],
  }
  const order = { country: 'DE', method: 'paypal', price: { minor: 5499, currency: 'EUR' } }
  test.each([
    ['all conditions met', order, null],
    [
      'another country',
      { ...order, country: 'NL' },
      { reason: 'wrong_country', field: 'country', country: 'DE' },
    ],
    [
      'another currency',
      { ...order, price: { minor: 9000, currency: 'PLN' } },
      { reason: 'wrong_currency', field: 'country', currency: 'EUR' },
    ],
    [
      'one unit too little',
      { ...order, price: { minor: 2999, currency: 'EUR' } },
      { reason: 'minimum_order', field: 'bundle', minor: 3000, currency: 'EUR' },
    ],
    ['just enough', { ...order, price: { minor: 3000, currency: 'EUR' } }, null],
    [
      'another payment method',
      { ...order, method: 'ideal' },
      { reason: 'wrong_method', field: 'method' },
    ],
    ['unknown facts are not checked', {}, null],
  ])('%s', (_, facts, problem) => {
    expect(checkOrder(bound, facts)).toEqual(problem)
  })

  test('the messages format amounts, countries and days for the locale', () => {
    expect(
      getMessageArguments(
        { reason: 'minimum_order', field: 'bundle', minor: 3000, currency: 'EUR' },
        'de',
        'UTC',
      ),
    ).toEqual({
      minimum: '30,00\u00a0€',
    })
    expect(
      getMessageArguments(
        { reason: 'wrong_country', field: 'country', country: 'DE' },
        'pl',
        'UTC',
      ),
    ).toEqual({
      country: 'Niemcy',
    })
    const until = new Date('2026-07-31T18:42:00Z')
    expect(
      getMessageArguments({ reason: 'code_too_soon', field: 'code', until }, 'en', 'UTC'),
    ).toEqual({
      days: 30,
      date: 'July 31, 2026',
    })
  })
})

describe('the time bonus', () => {
  test.each([
    [0, true],
    [14_399 * second, true],
    [14_400 * second - 1, true],
    [14_400 * second, false],
    [14_400 * second + 1, false],
    [40 * day, false],
  ])('%i ms after the sign-up', (ms, runs) => {
    expect(isBonusRunning(signedUpAt, after(ms))).toBe(runs)
    expect(checkMember(bonus, newcomer, 2499, after(ms))?.reason ?? null).toBe(
      runs ? null : 'code_expired',
    )
  })

  test('on any clock it applies for exactly 14,400 seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 * 86_400_000 }), (ms) => {
        expect(checkMember(bonus, newcomer, undefined, after(ms)) === null).toBe(ms < 14_400_000)
      }),
      { numRuns: 1000 },
    )
  })

  test('it ends at the stated instant, and the cooldown lasts 30 days from then', () => {
    expect(bonusEndsAt(signedUpAt).toISOString()).toBe('2026-07-01T18:42:00.000Z')
    expect(getCooldownEnd(signedUpAt, after(14_399 * second))).toBe(null)
    expect(getCooldownEnd(signedUpAt, after(14_400 * second))?.toISOString()).toBe(
      '2026-07-31T18:42:00.000Z',
    )
    expect(getCooldownEnd(signedUpAt, after(14_400 * second + 30 * day - 1))).not.toBe(null)
    expect(getCooldownEnd(signedUpAt, after(14_400 * second + 30 * day))).toBe(null)
  })

  test('for 30 days after it ended, no code that takes off as much or more applies, at any price', () => {
    const codes = fc.oneof(
      fc.integer({ min: 1, max: 90 }).map(share),
      fc
        .integer({ min: 1, max: 24 })
        .map((percentage) => createOfferTerms('welcome', 'WELCOME', percentage)),
      fc.integer({ min: 1, max: 9000 }).map((value) => sum(value, value + 1)),
    )
    fc.assert(
      fc.property(
        codes,
        fc.integer({ min: 1, max: 12_000 }),
        fc.integer({ min: 0, max: 30 * 86_400_000 - 1 }),
        (code, price, since) => {
          const problem = checkMember(code, newcomer, price, after(14_400_000 + since))
          const quarter = computeDiscount(bonus, price)
          expect(problem !== null || computeDiscount(code, price) < quarter).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

test.each([
  [' summer 20 ', 'SUMMER20', true],
  ['abc', 'ABC', false],
  ['ab-c', 'AB-C', true],
  ['-abcd', '-ABCD', false],
  ['abcd-', 'ABCD-', false],
  ["x';--", "X';--", false],
  ['A'.repeat(32), 'A'.repeat(32), true],
  ['A'.repeat(33), 'A'.repeat(33), false],
])('%j typed as a code', (typed, clean, is) => {
  expect(cleanCode(typed)).toBe(clean)
  expect(isCode(cleanCode(typed))).toBe(is)
})

test.each([
  [11_528_000, '3:12:08', { hours: 3, minutes: 13 }],
  [14_400_000, '4:00:00', { hours: 4, minutes: 0 }],
  [3_599_000, '0:59:59', { hours: 1, minutes: 0 }],
  [59_001, '0:01:00', { hours: 0, minutes: 1 }],
  [1, '0:00:01', { hours: 0, minutes: 1 }],
  [0, '0:00:00', { hours: 0, minutes: 0 }],
  [-5, '0:00:00', { hours: 0, minutes: 0 }],
])('%i ms left', (ms, clock, minutes) => {
  expect(formatCountdown(ms)).toBe(clock)
  expect(minutesLeft(ms)).toEqual(minutes)
})

const draft = {
  code: 'SPRING',
  percentage: 20 as number | null,
  value_minor: null as number | null,
  minimum_order_minor: null as number | null,
  from: '2026-07-01',
  until: null as string | null,
}
test.each([
  ['a percentage', {}, null],
  [
    'a fixed amount with a higher minimum order',
    { percentage: null, value_minor: 500, minimum_order_minor: 501 },
    null,
  ],
  [
    'a fixed amount without a minimum order',
    { percentage: null, value_minor: 500 },
    'minimum_below_value',
  ],
  [
    'a fixed amount equal to the minimum order',
    { percentage: null, value_minor: 500, minimum_order_minor: 500 },
    'minimum_below_value',
  ],
  ['neither percentage nor amount', { percentage: null }, 'value_missing'],
  ['both percentage and amount', { value_minor: 500, minimum_order_minor: 900 }, 'value_missing'],
  ['an invalid name', { code: 'a b' }, 'code_shape'],
  ['the name of an offer', { code: 'timebonus25' }, 'code_reserved'],
  ['an end before the start', { until: '2026-06-30' }, 'ends_before_start'],
  ['already over', { from: '2026-05-01', until: '2026-06-30' }, 'already_ended'],
])('a draft: %s', (_, change, reason) => {
  expect(validateDraft({ ...draft, ...change }, '2026-07-01')?.reason ?? null).toBe(reason)
})

test.each([
  ['active', 0, 10, 'running'],
  ['active', 6, 10, 'planned'],
  ['active', 0, 5, 'ended'],
  ['off', 0, 10, 'off'],
  ['off', 0, 5, 'ended'],
] as const)('%s, from day %i to day %i, on day 5: %s', (status, from, until, standing) => {
  const startsAt = after(from * day)
  expect(getCodeStatus({ status, startsAt, expiresAt: after(until * day) }, after(5 * day))).toBe(
    standing,
  )
})
