import { expect, test } from 'vitest'
import { createDecodingQueue } from './decoding-queue.ts'

test('two tasks run, the configured number waits in order, and one more is refused', async () => {
  const queue = createDecodingQueue({ concurrency: 2, waiting: 2 })
  let accounts = 0
  const runQueued = <Result>(work: () => Promise<Result>) =>
    queue({ account: `account ${(accounts += 1)}` }, work)
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

const anyone = { account: 'anyone' }

test('a task that throws releases its slot', async () => {
  const runQueued = createDecodingQueue({ concurrency: 1, waiting: 0 })
  await expect(runQueued(anyone, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await runQueued(anyone, async () => 'fine')).toBe('fine')
})

/** Starts tasks that end when requested, and records which ones run. */
function createTasks(concurrency: number) {
  const queue = createDecodingQueue({ concurrency, waiting: 12 })
  const runs = new Map<string, () => void>()
  const start = (account: string, number: number, unconfirmed = false) =>
    queue(
      { account, unconfirmed },
      () =>
        new Promise<string>((resolve) =>
          runs.set(`${account}${number}`, () => {
            runs.delete(`${account}${number}`)
            resolve('done')
          }),
        ),
    )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    runs.get(name)?.()
    await settle()
  }
  return { start, end, settle, running: () => [...runs.keys()] }
}

test('SEC-04 each account runs one task at a time, and its other tasks do not keep anyone else waiting', async () => {
  const { start, end, running } = createTasks(3)
  for (const number of [1, 2, 3]) void start('a', number)
  void start('b', 1)
  void start('c', 1)
  expect(running()).toEqual(['a1', 'b1', 'c1'])
  await end('b1')
  expect(running()).toEqual(['a1', 'c1'])
  await end('a1')
  expect(running()).toEqual(['c1', 'a2'])
})

test('SEC-04 all unconfirmed accounts together can use one decoder, and confirmed ones the others', async () => {
  const { start, end, running } = createTasks(2)
  for (const account of ['x', 'y', 'z']) void start(account, 1, true)
  expect(running()).toEqual(['x1'])
  void start('member', 1)
  expect(running()).toEqual(['x1', 'member1'])
  await end('member1')
  expect(running()).toEqual(['x1'])
  await end('x1')
  expect(running()).toEqual(['y1'])
})

test('SEC-04 one account cannot fill the queue', async () => {
  const { start, settle, running } = createTasks(1)
  const answers: string[] = []
  for (let number = 0; number < 9; number += 1)
    void start('a', number).then((answer) => answers.push(answer))
  await settle()
  expect(answers).toEqual(['busy', 'busy', 'busy', 'busy'])
  expect(running()).toEqual(['a0'])
  let other = 'waiting'
  void start('b', 1).then((answer) => (other = answer))
  await settle()
  expect(other).toBe('waiting')
})

test('SEC-04 unconfirmed accounts cannot fill the queue', async () => {
  const { start, settle } = createTasks(2)
  const answers: string[] = []
  for (const account of ['x', 'y', 'z'])
    for (let number = 0; number < 4; number += 1)
      void start(account, number, true).then((answer) => answers.push(answer))
  await settle()
  expect(answers).toEqual(Array.from({ length: 7 }, () => 'busy'))
  let member = 'waiting'
  for (let number = 0; number < 3; number += 1)
    void start('member', number).then((answer) => (member = answer))
  await settle()
  expect(member).toBe('waiting')
})

test('SEC-04 accounts take turns, however many tasks each has sent', async () => {
  const { start, end, running } = createTasks(1)
  for (const number of [1, 2, 3]) void start('a', number)
  for (const number of [1, 2]) void start('b', number)
  void start('c', 1)
  const order: string[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const [now = ''] = running()
    order.push(now)
    await end(now)
  }
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('SEC-04 in a full queue an account with many tasks makes room for one with none', async () => {
  const { start, settle } = createTasks(1)
  const answers: string[] = []
  for (const account of ['a', 'b', 'c'])
    for (let number = 0; number < 5; number += 1)
      void start(account, number).then((answer) => answers.push(`${account} ${answer}`))
  await settle()
  expect(answers).toEqual(['b busy', 'c busy'])
  answers.length = 0
  void start('d', 1).then((answer) => answers.push(`d ${answer}`))
  await settle()
  expect(answers).toEqual(['c busy'])
})
