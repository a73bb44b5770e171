import { expect, test } from 'vitest'
import { mutedUntil, formatMute } from './mute.ts'

const now = new Date('2026-11-22T20:00:00Z')

test.each([
  ['eight_hours', new Date('2026-11-23T04:00:00Z')],
  ['week', new Date('2026-11-29T20:00:00Z')],
  ['always', Number.POSITIVE_INFINITY],
] as const)('a conversation muted for %s stays muted until %s', (span, until) => {
  expect(mutedUntil(span, now)).toEqual(until)
})

test.each([
  ['never', null, null],
  ['permanently', Number.POSITIVE_INFINITY, 'always'],
  ['for another second', new Date('2026-11-22T20:00:01Z'), '2026-11-22T20:00:01.000Z'],
  ['until now', now, null],
  ['until yesterday', new Date('2026-11-21T20:00:00Z'), null],
] as const)('muted %s', (_, until, expected) => {
  expect(formatMute(until, now)).toBe(expected)
})
