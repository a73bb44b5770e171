import { expect, test } from 'vitest'
import { nextInGrid } from './next-in-grid.ts'

// 0 1 2
// 3 4
// and another group: 5
const places = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 180, y: 0 },
  { x: 0, y: 100 },
  { x: 90, y: 100 },
  { x: 0, y: 250 },
]

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 5, null],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 5],
  ['ArrowDown', 5, null],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, null],
  ['Home', 4, 0],
  ['End', 0, 5],
  ['a', 0, null],
  ['ArrowDown', -1, null],
])('%s moves from %i to %s', (key, from, to) => {
  expect(nextInGrid(key, from, places)).toBe(to)
})
