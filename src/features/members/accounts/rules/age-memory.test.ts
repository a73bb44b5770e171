import { expect, test } from 'vitest'
import { daysTooYoung, tooYoungUntil } from './age-memory.ts'

test.each([
  ['2008-12-01', '2026-11-28', '2026-12-01'],
  ['2010-12-01', '2026-11-28', '2026-12-28'],
  ['2008-02-29', '2026-02-20', '2026-03-01'],
])('ACC-05 someone born on %s is remembered on %s until %s', (birth, today, until) => {
  expect(tooYoungUntil(birth, 18, today)).toBe(until)
})

test.each([
  ['2026-12-01', 3],
  ['2026-11-28', 0],
  ['2026-11-01', 0],
  ['2099-01-01', 0],
  ['soon', 0],
])('ACC-05 with %s, %d days are left', (until, days) => {
  expect(daysTooYoung(until, '2026-11-28')).toBe(days)
})
