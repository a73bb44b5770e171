import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#kernel/duration.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

let site: TestSite
let owner: WebClient
let lead: WebClient
let auditor: WebClient
beforeAll(async () => {
  site = await startSite({}, { cast: 'silent' })
  owner = await officeClient(site, 'owner')
  lead = await officeClient(site, 'lead')
  auditor = await officeClient(site, 'auditor')
})
afterAll(() => site.close())

type Job = Record<string, unknown>
const query = async (text: string, values: unknown[] = []) =>
  (await site.server.infrastructure.database.pool.query(text, values)).rows as Job[]

async function read<T>(who: WebClient, path: string): Promise<T> {
  const reply = await who.send('GET', path)
  expect(reply.status).toBe(200)
  return reply.body as T
}
const readJob = async (name: string) =>
  (await read<{ jobs: Job[] }>(auditor, '/api/office/jobs')).jobs.find((job) => job.name === name)
const readAudit = (act: string) =>
  query('select act, about, facts, name from staff.audit where act = $1 order by id', [act])
const run = (who: WebClient, job: string) => who.send('POST', `/api/office/jobs/${job}/runs`, {})

/** Abandons an event as the dispatcher does after its last try. */
async function fail(event: string, payload: object = { secret: 'anna@example.org' }) {
  const now = site.server.infrastructure.clock.now()
  const [row] = await query(
    `insert into platform.task (name, payload, created_at, dead_at, failure_id, tries, fault, fault_kind)
     values ($1, $2, $3, $3, gen_random_uuid(), 35, 'sendX: 550 anna@example.org', 'sendX: SMTP 550') returning failure_id`,
    [event, payload, now],
  )
  return String(row?.failure_id)
}
const failed = async (who: WebClient, kind = '') =>
  read<{ events: Job[]; names: Job[]; next: string | null }>(
    who,
    `/api/office/failed-events${kind === '' ? '' : `?name=${kind}`}`,
  )

test('OPS-09 each job is listed with its last start, duration, outcome, next start and failures of seven days; it runs when asked, once', async () => {
  const { infrastructure } = site.server
  expect(await readJob('likes.tidy')).toMatchObject({
    started_at: null,
    duration_ms: null,
    outcome: 'never',
    overdue: false,
    failures: 0,
  })
  const before = infrastructure.clock.now()
  // Two requests before it starts are one run.
  expect([(await run(lead, 'likes.tidy')).status, (await run(owner, 'likes.tidy')).status]).toEqual(
    [204, 204],
  )
  const runs = await infrastructure.jobs.runDue()
  expect(runs.filter(({ job }) => job === 'likes.tidy')).toEqual([
    { job: 'likes.tidy', done: true },
  ])
  const job = await readJob('likes.tidy')
  expect(job).toMatchObject({ outcome: 'done', error: null, failures: 0, overdue: false })
  expect(new Date(String(job?.started_at)).getTime()).toBeGreaterThanOrEqual(before.getTime())
  expect(Number(job?.duration_ms)).toBeGreaterThanOrEqual(0)
  expect(new Date(String(job?.next_at)).getTime()).toBeGreaterThan(before.getTime())
  expect((await readAudit('jobs.run_requested')).map(({ facts, name }) => [facts, name])).toEqual([
    [{ job: 'likes.tidy' }, 'lead'],
    [{ job: 'likes.tidy' }, 'owner'],
  ])
})

test('OPS-09 a job that fails shows the kind of its error without the message, and counts for seven days', async () => {
  const { infrastructure } = site.server
  const { jobs } = infrastructure
  let broken = true
  jobs.schedule('test.report', '0 0 1 1 *', async () => {
    if (broken) throw Object.assign(new Error('no anna@example.org'), { code: 'ECONNREFUSED' })
  })
  await jobs.start()
  expect((await run(lead, 'test.report')).status).toBe(204)
  expect(await jobs.runDue()).toContainEqual({ job: 'test.report', done: false })
  await query("insert into platform.job_failure (job, failed_at) values ('test.report', $1)", [
    new Date(infrastructure.clock.now().getTime() - 8 * 24 * 60 * minuteMs),
  ])
  const job = await readJob('test.report')
  expect(job).toMatchObject({ outcome: 'failed', error: 'ECONNREFUSED', failures: 1 })
  expect(job?.next_at).not.toBeNull()
  const { waiting } = await read<{ waiting: number }>(lead, '/api/office/jobs/problems')
  expect(waiting).toBeGreaterThanOrEqual(1)

  broken = false
  expect((await run(lead, 'test.report')).status).toBe(204)
  await jobs.runDue()
  expect(await readJob('test.report')).toMatchObject({ outcome: 'done', error: null, failures: 1 })
})

test('OPS-09 a job that is running is not started a second time, and one that is late is overdue', async () => {
  const { clock } = site.server.infrastructure
  const now = clock.now()
  await query(
    "update platform.task set started_at = $1, ended_at = null, next_at = $2 where name = 'ads.tidy'",
    [now, new Date(now.getTime() + minuteMs)],
  )
  expect(await readJob('ads.tidy')).toMatchObject({ outcome: 'running', next_at: null })
  const reply = await run(lead, 'ads.tidy')
  expect([reply.status, (reply.body as { error: { code: string } }).error.code]).toEqual([
    409,
    'jobs.already_running',
  ])
  await query("update platform.task set ended_at = $1, next_at = $2 where name = 'ads.tidy'", [
    now,
    new Date(now.getTime() - 11 * minuteMs),
  ])
  expect(await readJob('ads.tidy')).toMatchObject({ overdue: true })
  const { waiting } = await read<{ waiting: number }>(lead, '/api/office/jobs/problems')
  expect(waiting).toBeGreaterThanOrEqual(1)
  expect((await run(lead, 'no.such_job')).status).toBe(404)
})

test('OPS-09 failed events are listed by kind with age, attempts and kind of error, without content; a retry delivers them again', async () => {
  const { product } = site.server
  await query('delete from platform.task where dead_at is not null')
  const id = await fail('likes.liked')
  const other = await fail('chat.message_sent')
  const list = await failed(auditor)
  expect(list.events.map(({ event }) => event)).toEqual(expect.arrayContaining([id, other]))
  expect(JSON.stringify(list)).not.toContain('anna@')
  expect((await failed(auditor, 'likes.liked')).events).toEqual([
    {
      event: id,
      name: 'likes.liked',
      created_at: expect.any(String),
      failed_at: expect.any(String),
      attempts: 35,
      error: 'sendX: SMTP 550',
    },
  ])
  const count = await read<{ waiting: number }>(auditor, '/api/office/failed-events/count')
  expect(count.waiting).toBe(2)

  const retry = () =>
    lead.send('POST', '/api/office/failed-events/retries', { events: [id], reason: 'Mail is back' })
  expect((await retry()).body).toEqual({ count: 1 })
  expect((await retry()).body).toEqual({ count: 0 })
  expect((await failed(auditor, 'likes.liked')).events).toEqual([])
  await product.eventBus.drain()
  expect(await readAudit('jobs.event_retried')).toMatchObject([
    {
      about: id,
      name: 'lead',
      facts: {
        event: 'likes.liked',
        before: 'failed',
        after: 'waiting',
        attempts: 35,
        error: 'sendX: SMTP 550',
        reason: 'Mail is back',
      },
    },
  ])
})

test('OPS-09 events are dropped together, with a reason, only by those with the permission', async () => {
  const events = [await fail('chat.message_sent'), await fail('chat.message_sent')]
  const drop = (who: WebClient, input: object) =>
    who.send('POST', '/api/office/failed-events/removals', input)
  const support = await officeClient(site, 'support')
  expect((await drop(support, { events, reason: 'Too late' })).status).toBe(404)
  expect((await drop(auditor, { events, reason: 'Too late' })).status).toBe(404)
  const missing = await drop(owner, { events, reason: ' ' })
  expect([missing.status, JSON.stringify(missing.body)]).toEqual([
    422,
    expect.stringContaining('"reason"'),
  ])
  expect((await drop(owner, { events, reason: 'Too late' })).body).toEqual({ count: 2 })
  expect(await query('select 1 from platform.task where failure_id = any($1)', [events])).toEqual(
    [],
  )
  const audit = await readAudit('jobs.event_dropped')
  expect(audit.map(({ about }) => about).sort()).toEqual([...events].sort())
  expect(audit[0]?.facts).toMatchObject({ before: 'failed', after: 'dropped', reason: 'Too late' })
})

test('OPS-09 more failed events than a page holds are read to the end, each once', async () => {
  await query('delete from platform.task where dead_at is not null')
  for (let n = 0; n < 53; n += 1) await fail('chat.message_sent')
  const first = await failed(auditor)
  const second = await read<{ events: Job[]; next: string | null }>(
    auditor,
    `/api/office/failed-events?after=${first.next}`,
  )
  const ids = [...first.events, ...second.events].map(({ event }) => event)
  expect([first.events.length, new Set(ids).size, second.next]).toEqual([50, 53, null])
})
