import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
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

test('two servers share the work: each event is delivered once, in the order of its key', async () => {
  const received: string[] = []
  const busy = new Set<string>()
  const bothBusy = Promise.withResolvers<void>()
  const one = (server: string) =>
    createTestBus(database, {
      limits: { pollMs: 5, concurrency: 4 },
      later: {
        'dance.stepped': [
          async ({ dancer, step }) => {
            busy.add(server)
            if (busy.size === 2) bothBusy.resolve()
            // Otherwise one of them could have delivered everything before the other connected.
            await bothBusy.promise
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
  expect(await listTasks(database)).toEqual([])
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
  const events = createTestBus(database, {
    clock,
    later: { 'dance.ended': [async ({ dancer }) => void received.push(dancer)] },
  })
  expect(await events.drain()).toEqual({ delivered: 0, failed: 0 })
  clock.moveBy(45_000)
  expect(await events.drain()).toEqual({ delivered: 1, failed: 0 })
  expect(received).toEqual([8])
  expect(await listTasks(database)).toEqual([])
})

test('an event that crashes every server that handles it becomes a dead letter', async () => {
  const received: number[] = []
  const events = createTestBus(database, {
    later: { 'dance.ended': [async ({ dancer }) => void received.push(dancer)] },
  })
  await database.run(sql`select platform.emit('dance.ended', '{"dancer": 8}', ${at})`)
  await database.run(sql`update platform.task set tries = 35`)
  expect(await events.drain()).toEqual({ delivered: 0, failed: 1 })
  expect(received).toEqual([])
  expect(await listTasks(database)).toEqual([
    { tries: 36, dead: true, done: [], fault: 'the server ended during the last try' },
  ])
})
