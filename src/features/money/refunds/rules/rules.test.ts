import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standardPackages } from '#features/site/sites/rules/credit-packages.ts'
import { getAloneMinor, getApprovalLimit } from '#features/members/staff/index.ts'
import { checkRuling } from './check-ruling.ts'
import { checkWithdrawal } from './check-withdrawal.ts'
import { getNextCheck } from './next-check.ts'
import { computeWithdrawalAmount } from './withdrawal-amount.ts'
import { getWithdrawalEnd } from './withdrawal-end.ts'

describe('BEY-10 a withdrawal’s amount', () => {
  const facts = {
    paidMinor: 2499,
    leftMinor: 2499,
    granted: 60,
    unspent: 60,
    creditedMinor: 0,
    consented: true,
  }
  test.each([
    ['nothing spent', {}, 2499],
    ['twenty of sixty spent', { unspent: 40 }, 1666],
    [
      'a third of a cent is rounded in the member’s favour',
      { paidMinor: 1000, leftMinor: 1000, granted: 3, unspent: 1 },
      334,
    ],
    ['one credit left', { unspent: 1 }, 42],
    ['no credits left', { unspent: 0 }, 0],
    [
      'no credits left, but immediate delivery was not requested',
      { unspent: 0, consented: false },
      2499,
    ],
    ['partly refunded before', { leftMinor: 500, unspent: 40 }, 500],
    ['fully refunded before', { leftMinor: 0 }, 0],
    [
      'a part refunded with its credits before',
      { leftMinor: 1499, unspent: 30, creditedMinor: 1000 },
      1250,
    ],
    [
      'that part failed to arrive: its credits are paid for too',
      { unspent: 30, creditedMinor: 1000 },
      2250,
    ],
    [
      'immediate delivery not requested, and partly refunded before',
      { leftMinor: 500, consented: false },
      500,
    ],
  ])('%s', (_, more, amount) => {
    expect(computeWithdrawalAmount({ ...facts, ...more })).toBe(amount)
  })

  test('is exact, never more than remains, and never rounded in our favour', () => {
    const count = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        count,
        fc.nat(1_000_000),
        fc.nat(10_000_000),
        (paid, granted, some, kept) => {
          const unspent = some % (granted + 1)
          const leftMinor = paid - (kept % (paid + 1))
          const amount = computeWithdrawalAmount({
            paidMinor: paid,
            leftMinor,
            granted,
            unspent,
            creditedMinor: 0,
            consented: true,
          })
          expect(amount).toBeLessThanOrEqual(leftMinor)
          const exact = BigInt(paid) * BigInt(unspent)
          const whole = BigInt(granted)
          if (amount < leftMinor) {
            expect(BigInt(amount) * whole >= exact).toBe(true)
            expect((BigInt(amount) - 1n) * whole < exact).toBe(true)
          } else
            expect(
              BigInt(leftMinor) * whole <= exact || (BigInt(leftMinor) - 1n) * whole < exact,
            ).toBe(true)
        },
      ),
    )
  })
})

describe('BEY-10 the last instant for a withdrawal', () => {
  test.each([
    // Ordered on the evening of 1 July in Amsterdam: the 15th counts in full.
    ['2026-07-01T20:30:00.000Z', 14, 'Europe/Amsterdam', '2026-07-15T22:00:00.000Z'],
    // Past midnight there, though not in UTC.
    ['2026-07-01T22:30:00.000Z', 14, 'Europe/Amsterdam', '2026-07-16T22:00:00.000Z'],
    // Across the night when clocks go back.
    ['2026-10-20T10:00:00.000Z', 14, 'Europe/Amsterdam', '2026-11-03T23:00:00.000Z'],
    ['2026-03-20T10:00:00.000Z', 14, 'Europe/Zurich', '2026-04-03T22:00:00.000Z'],
    ['2026-07-01T10:00:00.000Z', 14, 'Pacific/Auckland', '2026-07-15T12:00:00.000Z'],
    ['2026-07-01T10:00:00.000Z', 14, 'America/Los_Angeles', '2026-07-16T07:00:00.000Z'],
    ['2026-12-25T10:00:00.000Z', 14, 'UTC', '2027-01-09T00:00:00.000Z'],
    ['2026-07-01T10:00:00.000Z', 0, 'UTC', '2026-07-02T00:00:00.000Z'],
  ])('ordered at %s with %d days in %s', (ordered, days, zone, end) => {
    expect(getWithdrawalEnd(new Date(ordered), days, zone).toISOString()).toBe(end)
  })
})

const until = new Date('2026-07-15T22:00:00.000Z')
test.each([
  ['completed', false, '2026-07-15T21:59:59.999Z', 'open'],
  ['completed', false, '2026-07-15T22:00:00.000Z', 'over'],
  ['pending', false, '2026-07-02T00:00:00.000Z', 'open'],
  ['created', false, '2026-07-02T00:00:00.000Z', 'unpaid'],
  ['failed', false, '2026-07-02T00:00:00.000Z', 'unpaid'],
  ['completed', true, '2026-08-02T00:00:00.000Z', 'withdrawn'],
] as const)(
  'BEY-10 an order that is %s (withdrawn: %s) at %s: %s',
  (status, withdrawn, now, verdict) => {
    expect(checkWithdrawal({ status, withdrawn, until }, new Date(now))).toBe(verdict)
  },
)

test.each([
  ['EUR', 'EUR', 10_000],
  ['CHF', 'CHF', 10_000],
  ['JPY', 'EUR', 0],
])(
  'CRED-12 in %s on a site with %s one staff member can refund %d alone',
  (currency, siteCurrency, limit) => {
    expect(getApprovalLimit(currency, siteCurrency, standardPackages)).toBe(limit)
  },
)

test('CRED-12 the limit in another currency is scaled by the price of the same package', () => {
  expect(getApprovalLimit('PLN', 'EUR', [{ priceMinor: { EUR: 1000, PLN: 4300 } }])).toBe(43_000)
})

const minutes = (count: number) => new Date(Date.UTC(2026, 6, 1) + count * 60_000)
test.each([
  ['asked', 0, 1],
  ['pending', 5, 10],
  ['pending', 120, 60],
  ['pending', 2 * 1440, 1440],
  ['asked', 90 * 1440, null],
  ['paid', 1, 1440],
  ['paid', 14 * 1440, null],
  ['failed', 1, null],
  ['waiting', 1, null],
  ['declined', 1, null],
] as const)('a refund that is %s after %d minutes is checked again in %s', (state, age, wait) => {
  const next = getNextCheck({ state, createdAt: minutes(0), askedAgainAt: null }, minutes(age))
  expect(next).toEqual(wait === null ? null : minutes(age + wait))
})

test.each([
  [0, 1],
  [2 * 1440, 1440],
  [7 * 1440, null],
] as const)(
  'a refund requested again is checked for a week: after %d minutes, again in %s',
  (age, wait) => {
    const refund = {
      state: 'pending',
      createdAt: minutes(-100 * 1440),
      askedAgainAt: minutes(0),
    } as const
    expect(getNextCheck(refund, minutes(age))).toEqual(wait === null ? null : minutes(age + wait))
  },
)

const silentRefund = { kind: 'refund', open: true, providerDecides: true, disputed: false } as const
const openDispute = { kind: 'dispute', open: true, providerDecides: false, disputed: true } as const
test.each([
  ['won', openDispute, 'may'],
  ['lost', openDispute, 'may'],
  ['lost', { ...openDispute, providerDecides: true }, 'provider_decides'],
  ['lost', { ...openDispute, open: false }, 'not_open'],
  ['give_up', openDispute, 'not_open'],
  ['ask_again', silentRefund, 'may'],
  ['paid_by_hand', silentRefund, 'may'],
  ['give_up', silentRefund, 'may'],
  ['won', silentRefund, 'not_open'],
  ['give_up', { ...silentRefund, open: false }, 'not_open'],
  ['paid_by_hand', { ...silentRefund, disputed: true }, 'disputed'],
  ['give_up', { ...silentRefund, disputed: true }, 'may'],
] as const)('OPS-04 staff decide %s on %j: %s', (what, facts, verdict) => {
  expect(checkRuling(what, facts)).toBe(verdict)
})

test.each([
  [{ limit: 10_000, refunded: 0, refundedToday: 0 }, 10_000],
  [{ limit: 10_000, refunded: 4_000, refundedToday: 0.4 }, 6_000],
  [{ limit: 10_000, refunded: 0, refundedToday: 2.7 }, 3_000],
  [{ limit: 10_000, refunded: 0, refundedToday: 3 }, 0],
  [{ limit: 10_000, refunded: 0, refundedToday: 3.2 }, 0],
  [{ limit: 43_000, refunded: 0, refundedToday: 2.5 }, 21_500],
  [{ limit: 0, refunded: 0, refundedToday: 0 }, 0],
])('with %o, a person may still refund %d alone', (facts, minor) => {
  expect(getAloneMinor(facts)).toBe(minor)
})
