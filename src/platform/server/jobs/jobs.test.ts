import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import type { Jobs } from './jobs.ts'
import { createJobServer, readTask } from './testing/job-server.ts'

let home: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
const started: Jobs[] = []
beforeAll(async () => {
  home = await createTestDatabase({ features: [] })
  database = createDatabase({ url: home.url })
})
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop()
  await database.run(sql`delete from platform.task`)
})
afterAll(async () => {
  await database.close()
  await home.close()
})

const second = 1000
const hour = 3600 * second
const day = 24 * hour

test('a job runs when it is due by the product’s clock, not before', async () => {
  const { clock, jobs } = createJobServer(database, started)
  const runs: string[] = []
  jobs.schedule(
    'bakery.bread',
    '30 10 * * *',
    async ({ now }) => void runs.push(now.toISOString().slice(0, 13)),
  )
  await jobs.start()
  expect(await jobs.runDue()).toEqual([])
  clock.moveBy(29 * 60 * second)
  expect(await jobs.runDue()).toEqual([])
  clock.moveBy(hour)
  expect(await jobs.runDue()).toEqual([{ job: 'bakery.bread', done: true }])
  expect(await jobs.runDue()).toEqual([])
  clock.moveBy(day)
  expect(await jobs.runDue()).toEqual([{ job: 'bakery.bread', done: true }])
  expect(runs).toEqual(['2026-11-21T11', '2026-11-22T11'])
})

test('moving the clock past several due times runs each job once, at the new time', async () => {
  const { clock, jobs } = createJobServer(database, started)
  const runs: string[] = []
  jobs.schedule(
    'kiosk.news',
    '*/5 * * * *',
    async ({ now }) => void runs.push(now.toISOString().slice(0, 10)),
  )
  await jobs.start()
  clock.moveBy(14 * day)
  expect(await jobs.runDue()).toEqual([{ job: 'kiosk.news', done: true }])
  expect(runs).toEqual(['2026-12-05'])
})

test('a schedule applies in its own time zone', async () => {
  const { clock, jobs } = createJobServer(database, started, '2026-07-01T01:30:00Z')
  jobs.schedule('church.bell', '0 4 * * *', async () => {}, { timeZone: 'Europe/Berlin' })
  await jobs.start()
  clock.moveBy(20 * 60 * second)
  expect(await jobs.runDue()).toEqual([])
  clock.moveBy(15 * 60 * second)
  expect(await jobs.runDue()).toEqual([{ job: 'church.bell', done: true }])
})

test('a time missed while no server was running is caught up on at the next start', async () => {
  const first = createJobServer(database, started)
  first.jobs.schedule('garden.water', '0 6 * * *', async () => {})
  await first.jobs.start()
  await first.jobs.stop()
  started.length = 0
  const runs: string[] = []
  const second = createJobServer(database, started, '2026-11-22T09:00:00Z')
  second.jobs.schedule(
    'garden.water',
    '0 6 * * *',
    async ({ now }) => void runs.push(now.toISOString().slice(0, 13)),
  )
  await second.jobs.start()
  await expect.poll(() => runs, { timeout: 5000 }).toEqual(['2026-11-22T09'])
})

test('a job starts without any other trigger when its time comes', async () => {
  const { clock, jobs } = createJobServer(database, started, '2026-11-21T10:00:00Z', 20)
  const runs: string[] = []
  jobs.schedule(
    'bakery.oven',
    '30 10 * * *',
    async ({ now }) => void runs.push(now.toISOString().slice(0, 13)),
  )
  await jobs.start()
  clock.moveBy(hour)
  await expect.poll(() => runs, { timeout: 5000 }).toEqual(['2026-11-21T11'])
})

test('without ticks a job waits for `runDue`, even at startup', async () => {
  const first = createJobServer(database, started, '2026-11-21T10:00:00Z', 0)
  first.jobs.schedule('museum.guide', '0 6 * * *', async () => {})
  await first.jobs.start()
  await first.jobs.stop()
  started.length = 0
  const { jobs } = createJobServer(database, started, '2026-11-22T09:00:00Z', 0)
  jobs.schedule('museum.guide', '0 6 * * *', async () => {})
  await jobs.start()
  expect(await readTask(database, 'museum.guide')).toMatchObject({ tries: 0, succeeded: false })
  expect(await jobs.runDue()).toEqual([{ job: 'museum.guide', done: true }])
})

test('only one of two servers runs a due job', async () => {
  const runs: string[] = []
  const [a, b] = [createJobServer(database, started), createJobServer(database, started)]
  a.jobs.schedule('tower.clock', '0 * * * *', async () => void runs.push('a'))
  b.jobs.schedule('tower.clock', '0 * * * *', async () => void runs.push('b'))
  await a.jobs.start()
  await b.jobs.start()
  a.clock.moveBy(hour)
  b.clock.moveBy(hour)
  const results = await Promise.all([a.jobs.runDue(), b.jobs.runDue()])
  expect(results.flat()).toEqual([{ job: 'tower.clock', done: true }])
  expect(runs).toHaveLength(1)
})

test('a failing job is logged and waits for its retry', async () => {
  const { clock, jobs, lines } = createJobServer(database, started)
  jobs.schedule('roof.repair', '0 * * * *', async () => {
    throw new Error('it rains')
  })
  await jobs.start()
  clock.moveBy(hour)
  expect(await jobs.runDue()).toEqual([{ job: 'roof.repair', done: false }])
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 'error', task: 'roof.repair', message: 'a task failed' }),
  )
  expect(await readTask(database, 'roof.repair')).toEqual({
    schedule: '0 * * * * UTC',
    tries: 1,
    next: expect.stringContaining('2026-11-21T11:00:'),
    succeeded: false,
    fault: 'job: it rains',
  })
})

test('a failing job is tried again with growing delays, at its next scheduled time at the latest', async () => {
  const { clock, jobs } = createJobServer(database, started, '2026-11-21T10:00:00Z', 0)
  let raining = true
  jobs.schedule('roof.paint', '*/10 * * * *', async () => {
    if (raining) throw new Error('it rains')
  })
  await jobs.start()
  clock.moveBy(600 * second)
  for (const delay of [1, 2, 4, 8, 16, 32, 64, 128, 256]) {
    const before = clock.now().getTime()
    expect(await jobs.runDue()).toEqual([{ job: 'roof.paint', done: false }])
    const next = new Date((await readTask(database, 'roof.paint')).next).getTime()
    expect(next - before).toBeGreaterThanOrEqual(delay * second)
    expect(next - clock.now().getTime()).toBeLessThanOrEqual(delay * second)
    clock.moveBy(next - clock.now().getTime())
  }
  expect(await jobs.runDue()).toEqual([{ job: 'roof.paint', done: false }])
  expect(await readTask(database, 'roof.paint')).toMatchObject({
    tries: 10,
    next: '2026-11-21T10:20:00.000Z',
  })
  raining = false
  clock.moveBy(600 * second)
  expect(await jobs.runDue()).toEqual([{ job: 'roof.paint', done: true }])
  expect(await readTask(database, 'roof.paint')).toMatchObject({
    tries: 0,
    succeeded: true,
    fault: null,
  })
})

test('a job that has failed too often waits for its next scheduled time', async () => {
  const { clock, jobs, lines } = createJobServer(database, started, '2026-11-21T10:00:00Z', 0)
  jobs.schedule('roof.check', '30 10 * * *', async () => {
    throw new Error('no ladder')
  })
  await jobs.start()
  await database.run(sql`update platform.task set tries = 34`)
  clock.moveBy(hour)
  expect(await jobs.runDue()).toEqual([{ job: 'roof.check', done: false }])
  expect(lines.join()).toContain('a task was abandoned')
  expect(await readTask(database, 'roof.check')).toMatchObject({
    next: '2026-11-22T10:30:00.000Z',
    tries: 0,
    fault: 'job: no ladder',
  })
})

test('a job that takes longer than its lease is not run by another server as well', async () => {
  const [a, b] = [
    createJobServer(database, started, '2026-11-21T10:00:00Z', 10, 300),
    createJobServer(database, started, '2026-11-21T10:00:00Z', 10, 300),
  ]
  const runs: string[] = []
  for (const [name, { jobs }] of Object.entries({ a, b }))
    jobs.schedule('opera.ring', '30 10 * * *', async () => {
      runs.push(name)
      await wait(1200)
    })
  await a.jobs.start()
  await b.jobs.start()
  a.clock.moveBy(hour)
  b.clock.moveBy(hour)
  await expect.poll(() => readTask(database, 'opera.ring')).toMatchObject({ succeeded: true })
  expect(runs).toHaveLength(1)
})

test('a server that lost its lease neither ends nor repeats the run of the server that took over', async () => {
  const [frozen, other] = [
    createJobServer(database, started, '2026-11-21T10:00:00Z', 0),
    createJobServer(database, started, '2026-11-21T10:00:00Z', 0),
  ]
  const runs: string[] = []
  const [firstEnd, secondEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  frozen.jobs.schedule('lake.ice', '30 10 * * *', () => (runs.push('frozen'), firstEnd.promise))
  other.jobs.schedule('lake.ice', '30 10 * * *', () => (runs.push('other'), secondEnd.promise))
  await frozen.jobs.start()
  await other.jobs.start()
  frozen.clock.moveBy(hour)
  const begun = frozen.jobs.runDue()
  await expect.poll(() => runs).toEqual(['frozen'])
  other.clock.moveBy(hour + 46 * second)
  const takenOver = other.jobs.runDue()
  await expect.poll(() => runs).toEqual(['frozen', 'other'])
  firstEnd.resolve()
  await begun
  expect(await readTask(database, 'lake.ice')).toMatchObject({ tries: 2, succeeded: false })
  secondEnd.resolve()
  await takenOver
  expect(await readTask(database, 'lake.ice')).toMatchObject({ tries: 0, succeeded: true })
})

test('a killed server’s job is run by another server', async () => {
  const doomed = spawn(process.execPath, [
    join(import.meta.dirname, 'testing/doomed-server.ts'),
    home.url,
  ])
  await once(doomed.stdout, 'data')
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  const { clock, jobs } = createJobServer(database, started, '2026-11-21T11:00:00Z', 0)
  jobs.schedule('castle.guard', '30 10 * * *', async () => {})
  await jobs.start()
  expect(await jobs.runDue()).toEqual([])
  clock.moveBy(46 * second)
  expect(await jobs.runDue()).toEqual([{ job: 'castle.guard', done: true }])
})

test('a changed schedule applies from the next start', async () => {
  const first = createJobServer(database, started, '2026-11-21T10:00:00Z', 0)
  first.jobs.schedule('bakery.rolls', '30 10 * * *', async () => {})
  await first.jobs.start()
  const { clock, jobs } = createJobServer(database, started, '2026-11-21T10:05:00Z', 0)
  jobs.schedule('bakery.rolls', '50 10 * * *', async () => {})
  await jobs.start()
  expect(await readTask(database, 'bakery.rolls')).toMatchObject({
    next: '2026-11-21T10:50:00.000Z',
  })
  clock.moveBy(hour)
  expect(await jobs.runDue()).toEqual([{ job: 'bakery.rolls', done: true }])
})

test('a clock that was set back does not stop a job', async () => {
  const ahead = createJobServer(database, started, '2027-11-21T10:00:00Z')
  ahead.jobs.schedule('well.pump', '0 * * * *', async () => {})
  await ahead.jobs.start()
  await ahead.jobs.stop()
  started.length = 0
  const { clock, jobs } = createJobServer(database, started)
  jobs.schedule('well.pump', '0 * * * *', async () => {})
  await jobs.start()
  clock.moveBy(hour)
  expect(await jobs.runDue()).toEqual([{ job: 'well.pump', done: true }])
})

test('an invalid schedule or a duplicate name is found when the job is registered', () => {
  const { jobs } = createJobServer(database, started)
  expect(() => jobs.schedule('a.b', 'at noon', async () => {})).toThrow()
  expect(() =>
    jobs.schedule('a.b', '0 12 * * *', async () => {}, { timeZone: 'Europe/Atlantis' }),
  ).toThrow('Atlantis')
  jobs.schedule('a.b', '0 12 * * *', async () => {})
  expect(() => jobs.schedule('a.b', '0 13 * * *', async () => {})).toThrow('two jobs are named a.b')
  started.length = 0
})
