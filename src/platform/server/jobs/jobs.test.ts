import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { createJobs, type Jobs } from './jobs.ts'

let home: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
const started: Jobs[] = []
beforeAll(async () => {
  home = await createTestDatabase({ features: [] })
  database = createDatabase({ url: home.url })
})
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop()
  await database.run(sql`delete from platform.job_progress`)
})
afterAll(async () => {
  await database.close()
  await home.close()
})

const second = 1000
const hour = 3600 * second
const day = 24 * hour

function server(start = '2026-11-21T10:00:00Z', tickMs = 60_000) {
  const clock = createClock(new Date(start).getTime() - Date.now())
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  const jobs = createJobs({ database, clock, log, tickMs })
  started.push(jobs)
  return { clock, jobs, lines }
}

test('a job runs when it is due by the product’s clock, not before', async () => {
  const { clock, jobs } = server()
  const runs: string[] = []
  jobs.schedule('bakery.bread', '30 10 * * *', async ({ now }) => void runs.push(now.toISOString().slice(0, 13)))
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
  const { clock, jobs } = server()
  const runs: string[] = []
  jobs.schedule('kiosk.news', '*/5 * * * *', async ({ now }) => void runs.push(now.toISOString().slice(0, 10)))
  await jobs.start()
  clock.moveBy(14 * day)
  expect(await jobs.runDue()).toEqual([{ job: 'kiosk.news', done: true }])
  expect(runs).toEqual(['2026-12-05'])
})

test('a schedule applies in its own time zone', async () => {
  const { clock, jobs } = server('2026-07-01T01:30:00Z')
  jobs.schedule('church.bell', '0 4 * * *', async () => {}, { timeZone: 'Europe/Berlin' })
  await jobs.start()
  clock.moveBy(20 * 60 * second)
  expect(await jobs.runDue()).toEqual([])
  clock.moveBy(15 * 60 * second)
  expect(await jobs.runDue()).toEqual([{ job: 'church.bell', done: true }])
})

test('a time missed while no server was running is made up for at the next start', async () => {
  const first = server()
  first.jobs.schedule('garden.water', '0 6 * * *', async () => {})
  await first.jobs.start()
  await first.jobs.stop()
  started.length = 0
  const runs: string[] = []
  const second = server('2026-11-22T09:00:00Z')
  second.jobs.schedule('garden.water', '0 6 * * *', async ({ now }) => void runs.push(now.toISOString().slice(0, 13)))
  await second.jobs.start()
  await expect.poll(() => runs, { timeout: 5000 }).toEqual(['2026-11-22T09'])
})

test('a job starts without any other trigger when its time comes', async () => {
  const { clock, jobs } = server('2026-11-21T10:00:00Z', 20)
  const runs: string[] = []
  jobs.schedule('bakery.oven', '30 10 * * *', async ({ now }) => void runs.push(now.toISOString().slice(0, 13)))
  await jobs.start()
  clock.moveBy(hour)
  await expect.poll(() => runs, { timeout: 5000 }).toEqual(['2026-11-21T11'])
})

test('without ticks a job waits for `runDue`, also at the start', async () => {
  const first = server('2026-11-21T10:00:00Z', 0)
  first.jobs.schedule('museum.guide', '0 6 * * *', async () => {})
  await first.jobs.start()
  await first.jobs.stop()
  started.length = 0
  const { jobs } = server('2026-11-22T09:00:00Z', 0)
  jobs.schedule('museum.guide', '0 6 * * *', async () => {})
  await jobs.start()
  expect(await database.many(sql`select 1 from pgboss.job where name = 'museum.guide'`)).toEqual([])
  expect(await jobs.runDue()).toEqual([{ job: 'museum.guide', done: true }])
})

test('only one of two servers runs a due job', async () => {
  const runs: string[] = []
  const [a, b] = [server(), server()]
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
  const { clock, jobs, lines } = server()
  jobs.schedule('roof.repair', '0 * * * *', async () => {
    throw new Error('it rains')
  })
  await jobs.start()
  clock.moveBy(hour)
  expect(await jobs.runDue()).toEqual([{ job: 'roof.repair', done: false }])
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ job: 'roof.repair', message: 'a job failed' }),
  )
  const left = await database.many(sql`select state::text from pgboss.job where name = 'roof.repair'`)
  expect(left).toEqual([{ state: 'retry' }])
})

test('a clock that was set back does not stop a job', async () => {
  const ahead = server('2027-11-21T10:00:00Z')
  ahead.jobs.schedule('well.pump', '0 * * * *', async () => {})
  await ahead.jobs.start()
  await ahead.jobs.stop()
  started.length = 0
  const { clock, jobs } = server()
  jobs.schedule('well.pump', '0 * * * *', async () => {})
  await jobs.start()
  clock.moveBy(hour)
  expect(await jobs.runDue()).toEqual([{ job: 'well.pump', done: true }])
})

test('an invalid schedule or a duplicate name is found when the job is registered', () => {
  const { jobs } = server()
  expect(() => jobs.schedule('a.b', 'at noon', async () => {})).toThrow()
  expect(() => jobs.schedule('a.b', '0 12 * * *', async () => {}, { timeZone: 'Europe/Atlantis' })).toThrow('Atlantis')
  jobs.schedule('a.b', '0 12 * * *', async () => {})
  expect(() => jobs.schedule('a.b', '0 13 * * *', async () => {})).toThrow('two jobs are named a.b')
  started.length = 0
})
