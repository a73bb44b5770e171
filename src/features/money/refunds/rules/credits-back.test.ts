import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeCreditsBack } from './credits-back.ts'

const fresh = { paidMinor: 2499, creditedMinor: 0, rounding: 0 }

describe('credits taken back by a partial refund', () => {
  test.each([
    // A fifth of the price, a fifth of the credits.
    [{ ...fresh, unspent: 60 }, 500, 12],
    // The same share of the unspent credits, half of ten.
    [{ unspent: 10, paidMinor: 2000, creditedMinor: 0, rounding: 0 }, 1000, 5],
    // Rounded in the member's favour: a third of ten is three.
    [{ unspent: 10, paidMinor: 300, creditedMinor: 0, rounding: 0 }, 100, 3],
    [{ ...fresh, unspent: 60 }, 1, 0],
    [{ ...fresh, unspent: 60 }, 2499, 60],
    [{ ...fresh, unspent: 0 }, 2499, 0],
    // The credits for a failed refund have already been taken.
    [{ ...fresh, unspent: 48, creditedMinor: 500 }, 500, 0],
    // A refund of more than the price takes no more credits than there are.
    [{ ...fresh, unspent: 5 }, 9999, 5],
  ])('%j, %i refunded: %i credits', (facts, refunded, credits) => {
    expect(computeCreditsBack(facts, refunded).credits).toBe(credits)
  })

  const order = fc.record({
    paidMinor: fc.integer({ min: 1, max: 1_000_000 }),
    granted: fc.integer({ min: 0, max: 5_000 }),
  })

  /** Refunds these parts one after the other and returns how many credits each took. */
  function refundAll(paidMinor: number, unspent: number, parts: readonly number[]): number[] {
    let facts = { unspent, paidMinor, creditedMinor: 0, rounding: 0 }
    return parts.map((part) => {
      const refunded = facts.creditedMinor + part
      const { credits, rounding } = computeCreditsBack(facts, refunded)
      facts = { unspent: facts.unspent - credits, paidMinor, creditedMinor: refunded, rounding }
      return credits
    })
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  /** Splits a price at these points. */
  const cut = (paid: number, cuts: readonly number[]) => {
    const ends = [...cuts.map((one) => one % (paid + 1)), paid].toSorted((a, b) => a - b)
    return ends.map((end, place) => end - (ends[place - 1] ?? 0)).filter((part) => part > 0)
  }

  test('however a refund is split, the parts together always take as many credits as a single refund of their sum, and a full refund takes all', () => {
    fc.assert(
      fc.property(order, fc.array(fc.nat()), ({ paidMinor, granted }, cuts) => {
        const parts = cut(paidMinor, cuts)
        const taken = refundAll(paidMinor, granted, parts)
        for (let count = 1; count <= parts.length; count += 1)
          expect(sum(taken.slice(0, count))).toBe(
            sum(refundAll(paidMinor, granted, [sum(parts.slice(0, count))])),
          )
        expect(sum(taken)).toBe(granted)
      }),
    )
  })

  test('no part takes more than its share, a negative number, or more than is unspent, whatever is spent in between', () => {
    fc.assert(
      fc.property(
        order,
        fc.array(fc.record({ cut: fc.nat(), spends: fc.nat(300) })),
        ({ paidMinor, granted }, steps) => {
          let facts = { unspent: granted, paidMinor, creditedMinor: 0, rounding: 0 }
          for (const { cut: at, spends } of steps) {
            const unspent = Math.max(0, facts.unspent - spends)
            const refunded = facts.creditedMinor + (at % (paidMinor - facts.creditedMinor + 1))
            const { credits, rounding } = computeCreditsBack({ ...facts, unspent }, refunded)
            expect(credits).toBeGreaterThanOrEqual(0)
            expect(credits).toBeLessThanOrEqual(unspent)
            expect(rounding).toBeGreaterThanOrEqual(0)
            expect(rounding).toBeLessThan(paidMinor)
            facts = { unspent: unspent - credits, paidMinor, creditedMinor: refunded, rounding }
            if (refunded === paidMinor) break
          }
        },
      ),
    )
  })
})
