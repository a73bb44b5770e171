import { expect, test } from 'vitest'
import { computeCodeShare, needsSecondPerson } from './large-code.ts'

const limits = [
  { currency: 'EUR', dearest_minor: 11_999, limit_minor: 10_000 },
  { currency: 'PLN', dearest_minor: 51_999, limit_minor: 43_000 },
  { currency: 'CHF', dearest_minor: 12_900, limit_minor: 0 },
]
const nothing = { percentage: null, value_minor: null, currency: null, forOne: false }

test.each([
  [{ percentage: 20 }, 0.24],
  [{ percentage: 21 }, null],
  [{ percentage: 30, forOne: true }, 0.36],
  [{ percentage: 31, forOne: true }, null],
  [{ value_minor: 2_399, currency: 'EUR' }, 0.2399],
  [{ value_minor: 2_400, currency: 'EUR' }, null],
  [{ value_minor: 3_599, currency: 'EUR', forOne: true }, 0.3599],
  [{ value_minor: 4_300, currency: 'PLN' }, 0.1],
  // Without a limit, a price or a known currency, no one decides alone.
  [{ value_minor: 100, currency: 'CHF' }, null],
  [{ value_minor: 100, currency: 'USD' }, null],
])('OPS-04 a code of %j uses up %s of what one person may give away alone', (worth, share) => {
  expect(computeCodeShare({ ...nothing, ...worth }, limits, 'EUR')).toBe(share)
})

test.each([
  [0.3, 0.3, false],
  [0.3, 0.29, true],
  [null, 3, true],
])('a share of %s with %s of the daily allowance left: second person %s', (share, left, second) => {
  expect(needsSecondPerson(share, left)).toBe(second)
})
