import { expect, test } from 'vitest'
import { createDecodingQueue } from './decoding-queue.ts'

test('two tasks run, the configured number waits in order, and one more is refused', async () => {
  const runQueued = createDecodingQueue({ concurrency: 2, waiting: 2 })
  const ends: (() => void)[] = []
  const begun: number[] = []
  const task = (name: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(name))
    })
  const [one, two, three, four] = [1, 2, 3, 4].map((name) => runQueued(task(name)))
  expect(await runQueued(task(5))).toBe('busy')
  expect(begun).toEqual([1, 2])
  ends[1]?.()
  expect(await two).toBe(2)
  await Promise.resolve()
  expect(begun).toEqual([1, 2, 3])
  const six = runQueued(task(6))
  ends[0]?.()
  ends[2]?.()
  expect([await one, await three]).toEqual([1, 3])
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual([1, 2, 3, 4, 6])
  for (const end of ends) end()
  expect([await four, await six]).toEqual([4, 6])
})

test('a task that throws releases its slot', async () => {
  const runQueued = createDecodingQueue({ concurrency: 1, waiting: 0 })
  await expect(runQueued(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await runQueued(async () => 'fine')).toBe('fine')
})
