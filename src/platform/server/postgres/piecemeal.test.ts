import { expect, test } from 'vitest'
import { piecemeal } from './piecemeal.ts'

test.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [34, 4],
])('of %i rows ten at a time, all are taken, in %i goes', async (rows, goes) => {
  const left = { rows, goes: 0 }
  const taken = await piecemeal(async (most) => {
    const found = Math.min(most, left.rows)
    left.rows -= found
    left.goes += 1
    return found
  }, 10)
  expect([taken, left.rows, left.goes]).toEqual([rows, 0, goes])
})

test('an error stops the batches and is rethrown', async () => {
  const failing = piecemeal(() => Promise.reject(new Error('stopped')))
  await expect(failing).rejects.toThrow('stopped')
})
