import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClock } from '#platform/server/clock.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createTestBus, listTasks } from './testing/test-bus.ts'

let home: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
beforeAll(async () => {
  home = await createTestDatabase({ features: [] })
  database = createDatabase({ url: home.url })
})
beforeEach(() => database.run(sql`delete from platform.task`))
afterAll(async () => {
  await database.close()
  await home.close()
})

const at = new Date('2026-11-21T10:00:00Z')

test('a `now` event is delivered in order within the transaction, and rolls back with it', async () => {
  const received: string[] = []
  const events = createTestBus(database, {
    now: {
      'dance.began': [
        async (tx, { dancer }) => {
          received.push(`first ${dancer}`)
          await tx.run(
            sql`insert into platform.task (name, payload, created_at) values ('written by first', '{}', ${at})`,
          )
        },
        async (tx, _, now) => {
          const seen = await tx.one<{ count: number }>(sql`select count(*) from platform.task`)
          received.push(`second sees ${seen.count} at ${now.toISOString()}`)
          throw new Error('not today')
        },
      ],
    },
  })
  await expect(
    database.transaction((tx) => events.emit(tx, 'dance.began', { dancer: 7 }, at)),
  ).rejects.toThrow('not today')
  expect(received).toEqual(['first 7', 'second sees 1 at 2026-11-21T10:00:00.000Z'])
  expect(await listTasks(database)).toEqual([])
})

test('a `later` event is delivered after the commit and never after a rollback', async () => {
  const received: unknown[] = []
  const clock = createClock(1000)
  const events = createTestBus(database, {
    clock,
    later: {
      'dance.ended': [
        async (payload, delivery) =>
          void received.push([payload, delivery.now >= new Date(Date.now() + 900)]),
      ],
    },
  })
  await database
    .transaction(async (tx) => {
      await events.emit(tx, 'dance.ended', { dancer: 1 }, at)
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await database.transaction(async (tx) => {
    await events.emit(tx, 'dance.ended', { dancer: 2 }, at)
    expect(await events.drain()).toEqual({ delivered: 0, failed: 0 })
  })
  expect(await events.drain()).toEqual({ delivered: 1, failed: 0 })
  expect(received).toEqual([[{ dancer: 2 }, true]])
  expect(await listTasks(database)).toEqual([])
})

test('a running event bus delivers at the commit, not at the next poll', async () => {
  let resolveReceived = (_: number) => {}
  const received = new Promise<number>((resolve) => {
    resolveReceived = resolve
  })
  const events = createTestBus(database, {
    limits: { pollMs: 60_000 },
    later: { 'dance.ended': [async ({ dancer }) => resolveReceived(dancer)] },
  })
  events.start()
  await database.transaction((tx) => events.emit(tx, 'dance.ended', { dancer: 3 }, at))
  expect(await received).toBe(3)
  await events.stop()
  expect(await listTasks(database)).toEqual([])
})

test('an event written by an SQL function is found by polling', async () => {
  let notify = (_: unknown) => {}
  const received = new Promise((resolve) => {
    notify = resolve
  })
  const events = createTestBus(database, {
    limits: { pollMs: 20 },
    later: { 'dance.ended': [async (payload) => notify(payload)] },
  })
  events.start()
  await database.run(sql`select platform.emit('dance.ended', '{"dancer": 4}', ${at})`)
  expect(await received).toEqual({ dancer: 4 })
  await events.stop()
})

test('only the subscriber that failed receives the event again, with growing delays, and after the last try the event becomes a dead letter', async () => {
  const clock = createClock()
  const received: string[] = []
  let cured = false
  const events = createTestBus(database, {
    clock,
    limits: { tries: 3 },
    later: {
      'dance.ended': [
        async function tellFriends() {
          received.push('friends')
        },
        async function tellPost() {
          received.push('post')
          if (!cured) throw new Error('the post is closed')
        },
      ],
    },
  })
  await database.transaction((tx) => events.emit(tx, 'dance.ended', { dancer: 5 }, at))
  expect(await events.drain()).toEqual({ delivered: 0, failed: 1 })
  expect(await listTasks(database)).toEqual([
    { tries: 1, dead: false, done: ['tellFriends'], fault: 'tellPost: the post is closed' },
  ])
  clock.moveBy(900)
  expect(await events.drain()).toEqual({ delivered: 0, failed: 0 })
  clock.moveBy(200)
  expect(await events.drain()).toEqual({ delivered: 0, failed: 1 })
  clock.moveBy(1900)
  expect(await events.drain()).toEqual({ delivered: 0, failed: 0 })
  clock.moveBy(200)
  expect(await events.drain()).toEqual({ delivered: 0, failed: 1 })
  expect(received).toEqual(['friends', 'post', 'post', 'post'])
  expect(await listTasks(database)).toEqual([
    { tries: 3, dead: true, done: ['tellFriends'], fault: 'tellPost: the post is closed' },
  ])
  clock.moveBy(1e9)
  expect(await events.drain()).toEqual({ delivered: 0, failed: 0 })
  cured = true
  expect(await events.revive()).toBe(1)
  expect(await events.drain()).toEqual({ delivered: 1, failed: 0 })
  expect(await listTasks(database)).toEqual([])
})

test('a subscriber that never returns counts as failed', async () => {
  const events = createTestBus(database, {
    limits: { timeoutMs: 20 },
    later: { 'dance.ended': [() => new Promise(() => {})] },
  })
  await database.transaction((tx) => events.emit(tx, 'dance.ended', { dancer: 6 }, at))
  expect(await events.drain()).toEqual({ delivered: 0, failed: 1 })
  expect((await listTasks(database))[0]?.fault).toBe('subscriber 1: no answer within 0.02 s')
})

test('each event of a key waits for the previous one, even if that one must be retried; other keys continue', async () => {
  const clock = createClock()
  const received: string[] = []
  let closed = true
  const events = createTestBus(database, {
    clock,
    later: {
      'dance.stepped': [
        async ({ dancer, step }) => {
          await new Promise((resolve) => setTimeout(resolve, (3 - step) * 10))
          if (closed && dancer === 1) throw new Error('closed')
          received.push(`${dancer}:${step}`)
        },
      ],
    },
  })
  await database.transaction(async (tx) => {
    for (const dancer of [1, 2])
      for (const step of [1, 2, 3]) await events.emit(tx, 'dance.stepped', { dancer, step }, at)
  })
  await events.drain()
  expect(received).toEqual(['2:1', '2:2', '2:3'])
  closed = false
  clock.moveBy(1500)
  await events.drain()
  expect(received).toEqual(['2:1', '2:2', '2:3', '1:1', '1:2', '1:3'])
})

test('drain delivers the next event of a key even if the previous one finished while drain was reading the outbox', async () => {
  const received: number[] = []
  const first = Promise.withResolvers<void>()
  const readStarted = Promise.withResolvers<void>()
  const readContinues = Promise.withResolvers<void>()
  let readCount = 0
  const slow: Database = {
    ...database,
    many: async (query) => {
      const rows = await database.many(query)
      readCount += 1
      if (readCount !== 2) return rows as never
      readContinues.resolve()
      await readStarted.promise
      return rows as never
    },
  }
  const events = createTestBus(database, {
    database: slow,
    limits: { pollMs: 60_000 },
    later: {
      'dance.stepped': [
        async ({ step }) => {
          if (step === 1) await first.promise
          received.push(step)
        },
      ],
    },
  })
  await database.transaction(async (tx) => {
    for (const step of [1, 2]) await events.emit(tx, 'dance.stepped', { dancer: 1, step }, at)
  })
  events.start()
  await expect.poll(() => listTasks(database)).toMatchObject([{ tries: 1 }, { tries: 0 }])
  const drained = events.drain()
  await readContinues.promise
  first.resolve()
  await expect.poll(() => listTasks(database)).toHaveLength(1)
  readStarted.resolve()
  await drained
  expect(received).toEqual([1, 2])
  await events.stop()
})

test('a payload that violates its schema throws before anything is written', async () => {
  const events = createTestBus(database, {})
  const dancer = 'Elena' as unknown as number
  await expect(
    database.transaction((tx) => events.emit(tx, 'dance.began', { dancer }, at)),
  ).rejects.toThrow('expected number')
  await expect(
    database.transaction((tx) => events.emit(tx, 'dance.ended', { dancer }, at)),
  ).rejects.toThrow('expected number')
  await expect(
    database.transaction((tx) => events.emit(tx, 'dance.dated', { on: at }, at)),
  ).rejects.toThrow('expected date')
  expect(await listTasks(database)).toEqual([])
})

test('an event without subscribers is removed from the outbox; one from a newer build stays there for that build', async () => {
  const events = createTestBus(database, {})
  await database.transaction((tx) => events.emit(tx, 'dance.ended', { dancer: 9 }, at))
  await database.run(sql`select platform.emit('waltz.began', '{}', ${at})`)
  expect(await events.drain()).toEqual({ delivered: 1, failed: 0 })
  expect(await listTasks(database)).toHaveLength(1)
})

test('two subscribers with the same name are a wiring error', () => {
  const listen = async () => {}
  expect(() => createTestBus(database, { later: { 'dance.ended': [listen, listen] } })).toThrow(
    'two subscribers of dance.ended have the same name',
  )
})
