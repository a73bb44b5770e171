import { expect, test } from 'vitest'
import { settleEach } from './settle-each.ts'

test('every item is processed even if others fail, and the errors are thrown at the end', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`)
    done.push(item)
  }
  await settleEach([1, 3], work)
  await expect(settleEach([2, 5], work)).rejects.toThrow('no 2')
  await expect(settleEach([2, 7, 4], work)).rejects.toThrow('2 items failed')
  expect(done).toEqual([1, 3, 5, 7])
})
