import { expect, test } from 'vitest'
import { visibleMarks } from './visible-marks.ts'

test.each([
  ['visible', { delivered: 5, read: 4 }, false, 3, { delivered: 5, read: 4 }],
  ['invisible, never answered', { delivered: 5, read: 4 }, true, 0, { delivered: 0, read: 0 }],
  ['invisible, answered', { delivered: 5, read: 4 }, true, 3, { delivered: 3, read: 3 }],
  ['invisible, before reading', { delivered: 1, read: 0 }, true, 3, { delivered: 3, read: 3 }],
] as const)('%s: what a partner sees', (_, marks, invisible, answered, seen) => {
  expect(visibleMarks(marks, { invisible, answered })).toEqual(seen)
})
