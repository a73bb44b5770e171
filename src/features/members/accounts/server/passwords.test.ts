import { expect, test } from 'vitest'
import { busy, createPasswords, type PasswordCaller } from './passwords.ts'

/** Starts work that ends when `release` is called, and records the order of starts. */
function createWork() {
  const begun: string[] = []
  const waiting: (() => void)[] = []
  return {
    begun,
    as: (name: string) => async () => {
      begun.push(name)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return name
    },
    async releaseAll() {
      for (let round = 0; round < 100; round += 1) {
        waiting.shift()?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('a flood of unknown clients does not delay known browsers and staff, who are served in rotation', async () => {
  const queue = createPasswords({ inFlight: 1, waiting: 5 })
  const work = createWork()
  const run = (name: string, caller: PasswordCaller) => queue.run(work.as(name), caller)
  const strangers = Array.from({ length: 30 }, (_, place) => run(`stranger ${place}`, 'stranger'))
  const others = [run('member', 'known'), run('staff', 'staff'), run('member 2', 'known')]
  await work.releaseAll()
  const results = await Promise.all(strangers)
  expect(results.filter((result) => result === busy)).toHaveLength(24)
  expect(await Promise.all(others)).toEqual(['member', 'staff', 'member 2'])
  expect(work.begun.slice(0, 5)).toEqual([
    'stranger 0',
    'member',
    'staff',
    'stranger 1',
    'member 2',
  ])
})

test('each kind of client has a limited number of places in the queue', async () => {
  const queue = createPasswords({ inFlight: 1, waiting: 2 })
  const work = createWork()
  const tries = (['known', 'staff', 'stranger'] as const).flatMap((caller) =>
    Array.from({ length: 4 }, () => queue.run(work.as(caller), caller)),
  )
  await work.releaseAll()
  const results = await Promise.all(tries)
  expect(results.filter((result) => result !== busy)).toHaveLength(1 + 2 + 2 + 2)
})

test('a place is released after failed work', async () => {
  const queue = createPasswords({ inFlight: 1, waiting: 0 })
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run(async () => 'done')).toBe('done')
})
