import { expect, test } from 'vitest'
import { mayUndo } from './photo-queue.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds))

test.each([
  [1, 0, true],
  [1, 15, true],
  [1, 16, false],
  [2, 1, false],
])(
  'staff member %i may undo a decision of staff member 1 after %i seconds: %s',
  (staff, seconds, may) => {
    expect(mayUndo({ by: 1, decidedAt: at(0) }, staff, at(seconds))).toBe(may)
  },
)
