import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageOn } from '#features/members/accounts/rules/age.ts'
import { birthBounds } from './birth-bounds.ts'

describe('birth date ranges', () => {
  test.each([
    [
      'an ordinary day',
      { min: 30, max: 30 },
      '2026-11-21',
      { bornAfter: '1995-11-21', bornUntil: '1996-11-21' },
    ],
    [
      '29 February, with limits in other years',
      { min: 18, max: 18 },
      '2028-02-29',
      { bornAfter: '2009-02-28', bornUntil: '2010-02-28' },
    ],
    [
      '29 February, with a limit in a leap year',
      { min: 20, max: 24 },
      '2028-02-29',
      { bornAfter: '2003-02-28', bornUntil: '2008-02-29' },
    ],
    [
      '28 February, a day before birthdays on 29 February',
      { min: 18, max: 20 },
      '2026-02-28',
      { bornAfter: '2005-02-28', bornUntil: '2008-02-28' },
    ],
    [
      '99 means no upper limit',
      { min: 50, max: 99 },
      '2026-11-21',
      { bornAfter: '1905-11-21', bornUntil: '1976-11-21' },
    ],
  ])('%s', (_, ages, today, bounds) => {
    expect(birthBounds(ages, today)).toEqual(bounds)
  })

  test('the ranges contain exactly the people of that age, on every day of four years', () => {
    const day = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 11, 31) }).map(iso)
    const birth = fc.integer({ min: Date.UTC(1930, 0, 1), max: Date.UTC(2012, 11, 31) }).map(iso)
    const leap = fc.constantFrom(
      '2008-02-29',
      '2004-02-29',
      '1996-02-29',
      '2008-02-28',
      '2008-03-01',
    )
    const ages = fc.tuple(fc.integer({ min: 18, max: 98 }), fc.integer({ min: 0, max: 40 }))
    const today = fc.oneof(
      day,
      fc.constantFrom('2028-02-29', '2026-02-28', '2026-03-01', '2024-02-29'),
    )
    fc.assert(
      fc.property(today, fc.oneof(birth, leap), ages, (now, born, [min, more]) => {
        const max = Math.min(98, min + more)
        const { bornAfter, bornUntil } = birthBounds({ min, max }, now)
        const age = ageOn(born, now)
        expect(born > bornAfter && born <= bornUntil).toBe(age >= min && age <= max)
      }),
      { numRuns: 2000 },
    )
  })

  test('every bound is a valid calendar date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 18, max: 98 }), (min) => {
        const { bornAfter, bornUntil } = birthBounds({ min, max: min }, '2028-02-29')
        for (const bound of [bornAfter, bornUntil])
          expect(iso(Date.parse(`${bound}T00:00:00Z`))).toBe(bound)
      }),
    )
  })
})

function iso(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
