import { expect, test } from 'vitest'
import { mutedUntil, formatMute } from './mute.ts'

const now = new Date('2026-11-22T20:00:00Z')

test.each([
  ['eight_hours', new Date('2026-11-23T04:00:00Z')],
  ['week', new Date('2026-11-29T20:00:00Z')],
  ['always', Number.POSITIVE_INFINITY],
] as const)('muted for %s it stays so until %s', (span, until) => {
  expect(mutedUntil(span, now)).toEqual(until)
})

test.each([
  ['never', null, null],
  ['for good', Number.POSITIVE_INFINITY, 'always'],
  ['still', new Date('2026-11-22T20:00:01Z'), '2026-11-22T20:00:01.000Z'],
  ['until this moment', now, null],
  ['until yesterday', new Date('2026-11-21T20:00:00Z'), null],
] as const)('muted %s', (_, until, expected) => {
  expect(formatMute(until, now)).toBe(expected)
})
