import { expect, test } from 'vitest'
import { runInBatches } from './run-in-batches.ts'

test.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [34, 4],
])('%i rows are processed ten at a time in %i batches', async (rows, runs) => {
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
