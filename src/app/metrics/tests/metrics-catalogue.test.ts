import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'

let port: number
let site: PeopledSite
beforeAll(async () => {
  port = await allocatePort()
  site = await startPeopledSite({ MINUET_METRICS_PORT: String(port) })
})
afterAll(() => site.close())

const readText = async () => (await fetch(`http://localhost:${port}/metrics`)).text()

/** All values by name and labels, such as `minuet_queue_waiting{queue="reports"}`. */
async function read(): Promise<Readonly<Record<string, number>>> {
  const lines = (await readText()).split('\n').filter((line) => line !== '' && line[0] !== '#')
  return Object.fromEntries(
    lines.map((line) => {
      const [, series = '', value] = /^([a-z0-9_]+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? []
      return [series, Number(value)]
    }),
  )
}

/** How much a value has grown while `act` ran; a missing one counts as 0. */
async function grown(series: string, act: () => Promise<unknown>): Promise<number> {
  const before = (await read())[series] ?? 0
  await act()
  return ((await read())[series] ?? 0) - before
}

test('OPS-11 metrics are served in the format of Prometheus, on their own port only', async () => {
  const answer = await fetch(`http://localhost:${port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const text = await answer.text()
  for (const line of text.split('\n'))
    expect(line).toMatch(
      /^(|# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? (-?[\d.e+-]+|\+Inf|NaN))$/,
    )
  expect((await fetch(`http://localhost:${port}/other`)).status).toBe(404)
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
})

test('OPS-11 requests count by endpoint and class of status, never by path', async () => {
  const elena = await site.addPerson({ name: 'Elena' })
  const found = 'http_request_duration_seconds_count{route="profiles.read_member",status="2xx"}'
  const missing = 'http_request_duration_seconds_count{route="profiles.read_member",status="4xx"}'
  const read = (id: string) => elena.browser.send('GET', `/api/members/${id}`)
  expect(await grown(found, () => read(elena.member))).toBe(1)
  expect(await grown(missing, () => read(randomUUID()))).toBe(1)
  const page = 'http_request_duration_seconds_count{route="page",status="2xx"}'
  expect(await grown(page, () => fetch(`${site.url}/login`))).toBe(1)
})

test('OPS-11 sign-ups, likes and emails are counted, and what waits for staff with its age', async () => {
  const jonas = await site.addPerson({ name: 'Jonas' })
  const noor = await site.addPerson({ name: 'Noor' })
  expect(
    await grown('minuet_events_total{event="likes.liked"}', () =>
      jonas.browser.send('POST', `/api/members/${noor.member}/like`, { id: randomUUID() }),
    ),
  ).toBe(1)
  const complain = async () => {
    const email = 'visitor@metrics.example'
    const complaint = { id: randomUUID(), about: 'other', details: 'Nothing works.', email }
    await site.visitor().send('POST', '/api/complaints', complaint)
    await site.mails(email)
  }
  expect(await grown('minuet_emails_total{outcome="accepted"}', complain)).toBe(1)
  const report = () =>
    jonas.browser.send('POST', `/api/members/${noor.member}/report`, {
      id: randomUUID(),
      reason: 'fake',
    })
  expect(await grown('minuet_queue_waiting{queue="reports"}', report)).toBe(1)
  const hour = () => Promise.resolve(site.server.infrastructure.clock.moveBy(3_600_000))
  const age = await grown('minuet_queue_oldest_seconds{queue="reports"}', hour)
  expect(Math.round(age / 60)).toBe(60)
})

test('OPS-11 metrics contain no name, address, id or text of a member', async () => {
  const email = 'canary@metrics.example'
  const amara = await site.addPerson({ name: 'Kanarienvogel', email })
  const lena = await site.addPerson({ name: 'Lena' })
  await amara.browser.send('POST', `/api/members/${lena.member}/messages`, {
    id: randomUUID(),
    text: 'A secret sentence',
  })
  await fetch(`${site.url}/members/${amara.member}?q=${encodeURIComponent(email)}`)
  await fetch(`${site.url}/api/members/${amara.member}/unknown`)
  await site.mails(email)
  const text = await readText()
  for (const canary of ['Kanarienvogel', 'canary', amara.member, 'secret sentence', '127.0.0.1'])
    expect(text).not.toContain(canary)
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('OPS-11 the sample alerts use only metrics that exist', async () => {
  const alerts = await readFile(
    new URL('../../../../docs/prometheus-alerts.yml', import.meta.url),
    'utf8',
  )
  const used = new Set(alerts.match(/\b(?:minuet|http|nodejs)_[a-z0-9_]+/g))
  const names = new Set(Object.keys(await read()).map((series) => series.split('{')[0]))
  expect([...used].filter((name) => !names.has(name))).toEqual([])
  expect(used.size).toBeGreaterThan(9)
})

test('OPS-11 a job that has not started for days is reported as overdue, and no job of another version is', async () => {
  const { clock } = site.server.infrastructure
  await site.query(
    `insert into platform.task (name, schedule, payload, created_at) values ('gone.tidy', '0 4 * * * UTC', '{}', now())`,
  )
  const overdue = 'minuet_job_overdue{job="accounts.tidy"}'
  expect((await read())[overdue]).toBe(0)
  clock.moveBy(3 * 86_400_000)
  const values = await read()
  expect(values[overdue]).toBe(1)
  expect(Object.keys(values).filter((series) => series.includes('gone.tidy'))).toEqual([])
})
