import { expect, test } from 'vitest'
import { runInBatches } from './piecemeal.ts'

test.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [34, 4],
])('of %i rows ten at a time, all are taken, in %i goes', async (rows, runs) => {
  const left = { rows, goes: 0 }
  const total = await runInBatches(async (max) => {
    const count = Math.min(max, left.rows)
    left.rows -= count
    left.goes += 1
    return count
  }, 10)
  expect([total, left.rows, left.goes]).toEqual([rows, 0, runs])
})

test('an error stops the batches and is rethrown', async () => {
  const failing = runInBatches(() => Promise.reject(new Error('stopped')))
  await expect(failing).rejects.toThrow('stopped')
})
