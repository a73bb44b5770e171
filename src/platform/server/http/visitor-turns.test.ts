import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './visitor-turns.ts'

test('a few tasks start in each turn of the event loop, in their order', async () => {
  const takeTurns = createTurns(2)
  const started: number[] = []
  for (let nth = 0; nth < 5; nth += 1) takeTurns(() => started.push(nth))
  const seen = [[...started]]
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn()
    seen.push([...started])
  }
  expect(seen).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4],
  ])
})

test('later tasks wait behind earlier ones, and start immediately once none is waiting', async () => {
  const takeTurns = createTurns(1)
  const started: string[] = []
  takeTurns(() => started.push('first'))
  takeTurns(() => started.push('second'))
  await nextTurn()
  takeTurns(() => started.push('third'))
  expect(started).toEqual(['first', 'second'])
  await nextTurn()
  await nextTurn()
  takeTurns(() => started.push('fourth'))
  expect(started).toEqual(['first', 'second', 'third', 'fourth'])
})
