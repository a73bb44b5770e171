import { expect, test } from 'vitest'
import { mayUndo, waitParts, waitTone } from './photo-queue.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds))

test.each([
  [1, 0, true],
  [1, 15, true],
  [1, 16, false],
  [2, 1, false],
])('staff %i may take back a decision of staff 1 after %i seconds: %s', (staff, seconds, may) => {
  expect(mayUndo({ by: 1, decidedAt: at(0) }, staff, at(seconds))).toBe(may)
})

test.each([
  [0, 'ok', { unit: 'minutes', count: 0 }],
  [59 * 60_000, 'ok', { unit: 'minutes', count: 59 }],
  [60 * 60_000, 'mid', { unit: 'hours', count: 1 }],
  [12 * 3_600_000, 'late', { unit: 'hours', count: 12 }],
  [47 * 3_600_000, 'late', { unit: 'hours', count: 47 }],
  [50 * 3_600_000, 'late', { unit: 'days', count: 2 }],
])('a wait of %i ms is %s', (wait, tone, parts) => {
  expect([waitTone(wait), waitParts(wait)]).toEqual([tone, parts])
})
