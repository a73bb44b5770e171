import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import type { ClaimDefinition } from './claims.ts'
import type { StoredFinding } from './finding.ts'
import { decideClaim } from './decide-claim.ts'

const definition: ClaimDefinition = {
  query: 'payments.most_chosen',
  periodDays: 90,
  minSample: 50,
  validDays: 3,
}
const computedAt = new Date('2026-11-20T04:52:00Z')
const finding: StoredFinding = {
  subject: 'p1',
  query: 'payments.most_chosen',
  from: new Date(computedAt.getTime() - 90 * dayMs),
  until: computedAt,
  sample: 50,
  holds: true,
  values: {},
  computedAt,
  validUntil: new Date(computedAt.getTime() + 3 * dayMs),
}
const later = (days: number) => new Date(computedAt.getTime() + days * dayMs)

test.each([
  ['proven', finding, 0],
  ['proven', finding, 2.99],
  ['expired', finding, 3],
  ['expired', finding, -0.01],
  ['expired', { ...finding, validUntil: later(1) }, 1],
  ['expired', { ...finding, validUntil: later(400) }, 3],
  ['too_few', { ...finding, sample: 49 }, 0],
  ['too_few', { ...finding, sample: Number.NaN }, 0],
  ['not_so', { ...finding, holds: false }, 0],
  ['no_query', { ...finding, query: '' }, 0],
  ['no_query', { ...finding, query: 'payments.another' }, 0],
  ['no_period', { ...finding, from: new Date(finding.from.getTime() + 1) }, 0],
  ['no_period', { ...finding, from: new Date(Number.NaN) }, 0],
  ['not_computed', null, 0],
] as const)('BEY-05 a claim is %s', (verdict, found, days) => {
  expect(decideClaim(found, definition, later(days))).toBe(verdict)
})

test('BEY-05 a claim requires its query, the whole period, the sample, supporting figures and a recent computation', () => {
  const facts = fc.record({
    query: fc.constantFrom('payments.most_chosen', '', 'payments.another'),
    days: fc.integer({ min: 0, max: 200 }),
    sample: fc.integer({ min: 0, max: 200 }),
    holds: fc.boolean(),
    validDays: fc.integer({ min: 0, max: 10 }),
    age: fc.integer({ min: -5, max: 10 }),
  })
  fc.assert(
    fc.property(facts, ({ query, days, sample, holds, validDays, age }) => {
      const found = {
        ...finding,
        query,
        sample,
        holds,
        from: later(-days),
        validUntil: later(validDays),
      }
      const proven = decideClaim(found, definition, later(age)) === 'proven'
      const whole = query === 'payments.most_chosen' && days >= 90 && sample >= 50 && holds
      expect(proven).toBe(whole && age >= 0 && age < Math.min(3, validDays))
    }),
    { numRuns: 2000 },
  )
})
