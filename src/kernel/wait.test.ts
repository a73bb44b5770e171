import { expect, test } from 'vitest'
import { splitWait, rateWait } from './wait.ts'

test.each([
  [0, 'ok', { unit: 'minutes', count: 0 }],
  [59 * 60_000, 'ok', { unit: 'minutes', count: 59 }],
  [60 * 60_000, 'mid', { unit: 'hours', count: 1 }],
  [12 * 3_600_000, 'late', { unit: 'hours', count: 12 }],
  [47 * 3_600_000, 'late', { unit: 'hours', count: 47 }],
  [50 * 3_600_000, 'late', { unit: 'days', count: 2 }],
])('a wait of %i ms is %s', (wait, tone, parts) => {
  expect([rateWait(wait), splitWait(wait)]).toEqual([tone, parts])
})
