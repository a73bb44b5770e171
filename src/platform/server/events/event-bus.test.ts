import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { event } from '#kernel/event.ts'
import { createClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createEventBus, type EventsOptions } from './event-bus.ts'

const types = {
  'dance.began': event({ when: 'now', carries: z.strictObject({ dancer: z.int() }) }),
  'dance.ended': event({ when: 'later', carries: z.strictObject({ dancer: z.int() }) }),
  'dance.stepped': event({
    when: 'later',
    carries: z.strictObject({ dancer: z.int(), step: z.int() }),
    key: 'dancer',
  }),
  'dance.dated': event({ when: 'later', carries: z.strictObject({ on: z.date() }) }),
}

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

function eventsWith(options: Partial<EventsOptions<typeof types>>) {
  return createEventBus({
    database,
    types,
    clock: createClock(),
    log: createLog({ level: 'silent' }),
    ...options,
  })
}

function waiting(): Promise<
  { tries: number; dead: boolean; done: string[]; fault: string | null }[]
> {
  return database.many(
    sql`select tries, dead_at is not null as dead, done, fault from platform.task order by id`,
  )
}

test('a `now` event is delivered in order within the transaction, and rolls back with it', async () => {
  const received: string[] = []
  const events = eventsWith({
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
  expect(await waiting()).toEqual([])
})

test('a `later` event is delivered after the commit and never after a rollback', async () => {
  const received: unknown[] = []
  const clock = createClock(1000)
  const events = eventsWith({
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
  expect(await waiting()).toEqual([])
})

test('a running event bus delivers at the commit, not at the next poll', async () => {
  let resolveReceived = (_: number) => {}
  const received = new Promise<number>((resolve) => {
    resolveReceived = resolve
  })
  const events = eventsWith({
    limits: { pollMs: 60_000 },
    later: { 'dance.ended': [async ({ dancer }) => resolveReceived(dancer)] },
  })
  events.start()
  await database.transaction((tx) => events.emit(tx, 'dance.ended', { dancer: 3 }, at))
  expect(await received).toBe(3)
  await events.stop()
  expect(await waiting()).toEqual([])
})

test('an event written by an SQL function is found by polling', async () => {
  let notify = (_: unknown) => {}
  const received = new Promise((resolve) => {
    notify = resolve
  })
  const events = eventsWith({
    limits: { pollMs: 20 },
    later: { 'dance.ended': [async (payload) => notify(payload)] },
  })
  events.start()
  await database.run(sql`select platform.emit('dance.ended', '{"dancer": 4}', ${at})`)
  expect(await received).toEqual({ dancer: 4 })
  await events.stop()
})

test('only the subscriber that failed receives the event again, with growing delays, and after the last try the event is dead', async () => {
  const clock = createClock()
  const received: string[] = []
  let cured = false
  const events = eventsWith({
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
  expect(await waiting()).toEqual([
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
  expect(await waiting()).toEqual([
    { tries: 3, dead: true, done: ['tellFriends'], fault: 'tellPost: the post is closed' },
  ])
  clock.moveBy(1e9)
  expect(await events.drain()).toEqual({ delivered: 0, failed: 0 })
  cured = true
  expect(await events.revive()).toBe(1)
  expect(await events.drain()).toEqual({ delivered: 1, failed: 0 })
  expect(await waiting()).toEqual([])
})

test('a subscriber that never returns counts as failed', async () => {
  const events = eventsWith({
    limits: { timeoutMs: 20 },
    later: { 'dance.ended': [() => new Promise(() => {})] },
  })
  await database.transaction((tx) => events.emit(tx, 'dance.ended', { dancer: 6 }, at))
  expect(await events.drain()).toEqual({ delivered: 0, failed: 1 })
  expect((await waiting())[0]?.fault).toBe('subscriber 1: no answer within 0.02 s')
})

test('each event of a key waits for the one before it, also if that one must be retried; other keys continue', async () => {
  const clock = createClock()
  const received: string[] = []
  let closed = true
  const events = eventsWith({
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
  const events = eventsWith({
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
  await expect.poll(waiting).toMatchObject([{ tries: 1 }, { tries: 0 }])
  const drained = events.drain()
  await readContinues.promise
  first.resolve()
  await expect.poll(waiting).toHaveLength(1)
  readStarted.resolve()
  await drained
  expect(received).toEqual([1, 2])
  await events.stop()
})

test('two servers share the work: each event is delivered once, in the order of its key', async () => {
  const received: string[] = []
  const one = (server: string) =>
    eventsWith({
      limits: { pollMs: 5, concurrency: 4 },
      later: {
        'dance.stepped': [
          async ({ dancer, step }) => {
            await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
            received.push(`${server} ${dancer} ${step}`)
          },
        ],
      },
    })
  const servers = [one('a'), one('b')] as const
  for (const server of servers) server.start()
  for (let step = 1; step <= 20; step++) {
    await database.transaction(async (tx) => {
      for (let dancer = 1; dancer <= 5; dancer++)
        await servers[0].emit(tx, 'dance.stepped', { dancer, step }, at)
    })
  }
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(100)
  for (const server of servers) await server.stop()
  for (let dancer = 1; dancer <= 5; dancer++) {
    const steps = received
      .map((line) => line.split(' '))
      .filter(([, who]) => Number(who) === dancer)
      .map(([, , step]) => Number(step))
    expect(steps).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  }
  expect(new Set(received.map((line) => line[0]))).toEqual(new Set(['a', 'b']))
  expect(await waiting()).toEqual([])
})

test('an event claimed by a server that is killed is delivered by another one', async () => {
  const doomed = spawn(process.execPath, [
    join(import.meta.dirname, 'testing/doomed-server.ts'),
    home.url,
  ])
  await database.run(sql`select platform.emit('dance.ended', '{"dancer": 8}', ${at})`)
  const [line] = (await once(doomed.stdout, 'data')) as [Buffer]
  expect(String(line)).toBe('claimed 8\n')
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')

  const received: number[] = []
  const clock = createClock()
  const events = eventsWith({
    clock,
    later: { 'dance.ended': [async ({ dancer }) => void received.push(dancer)] },
  })
  expect(await events.drain()).toEqual({ delivered: 0, failed: 0 })
  clock.moveBy(45_000)
  expect(await events.drain()).toEqual({ delivered: 1, failed: 0 })
  expect(received).toEqual([8])
  expect(await waiting()).toEqual([])
})

test('an event that ends every server that takes it is given up', async () => {
  const received: number[] = []
  const events = eventsWith({
    later: { 'dance.ended': [async ({ dancer }) => void received.push(dancer)] },
  })
  await database.run(sql`select platform.emit('dance.ended', '{"dancer": 8}', ${at})`)
  await database.run(sql`update platform.task set tries = 35`)
  expect(await events.drain()).toEqual({ delivered: 0, failed: 1 })
  expect(received).toEqual([])
  expect(await waiting()).toEqual([
    { tries: 36, dead: true, done: [], fault: 'the server ended during the last try' },
  ])
})

test('a payload that violates its schema throws before anything is written', async () => {
  const events = eventsWith({})
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
  expect(await waiting()).toEqual([])
})

test('an event without subscribers leaves the outbox, one of a newer build stays there for that build', async () => {
  const events = eventsWith({})
  await database.transaction((tx) => events.emit(tx, 'dance.ended', { dancer: 9 }, at))
  await database.run(sql`select platform.emit('waltz.began', '{}', ${at})`)
  expect(await events.drain()).toEqual({ delivered: 1, failed: 0 })
  expect(await waiting()).toHaveLength(1)
})

test('two subscribers with the same name are a wiring error', () => {
  const listen = async () => {}
  expect(() => eventsWith({ later: { 'dance.ended': [listen, listen] } })).toThrow(
    'two subscribers of dance.ended have the same name',
  )
})
