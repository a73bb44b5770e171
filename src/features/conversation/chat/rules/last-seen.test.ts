import { expect, test } from 'vitest'
import { lastSeen } from './last-seen.ts'

test.each([
  ['2026-03-01', 'today'],
  ['2026-02-28', 'yesterday'],
  ['2026-02-27', 'week'],
  ['2026-02-23', 'week'],
  ['2026-02-22', 'month'],
  ['2026-01-31', 'month'],
  ['2026-01-30', 'long'],
  ['2026-03-02', 'today'],
] as const)('a last visit on %s is shown as: %s', (day, words) => {
  expect(lastSeen(day, '2026-03-01')).toBe(words)
})
