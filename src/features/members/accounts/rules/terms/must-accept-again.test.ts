import { expect, test } from 'vitest'
import { mustAcceptAgain } from './must-accept-again.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))

test.each([
  ['never published anew', at(9), null, false],
  ['accepted before', at(9), at(10), true],
  ['accepted at that moment', at(10), at(10), false],
  ['accepted afterwards', at(11), at(10), false],
  ['accepted at an unknown time', null, at(10), true],
  ['nothing known and nothing published', null, null, false],
] as const)('SITE-07 %s: asked again is %s', (_, acceptedAt, since, due) => {
  expect(mustAcceptAgain(acceptedAt, since)).toBe(due)
})
