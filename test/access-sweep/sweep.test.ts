import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint.ts'
import { contract as everyCall } from '#app/contract.ts'
import { startSite } from '#app/testing/start-site.ts'
import { createLog } from '#platform/server/log/log.ts'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import { examples } from './examples/index.ts'
import type { Finding } from './finding.ts'
import { openListeners } from './live-listeners.ts'
import { isStaffEndpoint, sweepOffice } from './office.ts'
import { type SweepResult, sweep, sweepAfterwards } from './sweep.ts'
import { sweepRevokedMedia, sweepMedia } from './sweep-media.ts'
import { sweepOpenSearch } from './sweep-open.ts'
import { sweepPages } from './sweep-pages.ts'
import { viewerNames } from './viewers.ts'
import { createWorld, type World } from './world.ts'

/** Member endpoints only; staff endpoints have their own sweep. */
const contract = Object.fromEntries(
  Object.entries<Endpoint>(everyCall).filter(([, call]) => !isStaffEndpoint(call)),
)
let world: World
let swept: SweepResult
const findings: Finding[] = []
const clocked: string[] = []
/** The lines of the server's log, at its most verbose level. */
const logged: string[] = []
beforeAll(async () => {
  const log = createLog({ level: 'debug', write: (line) => void logged.push(line) })
  world = await step('world', async () =>
    createWorld(await startSite({}, { limits: 'count', log }), contract),
  )
  const listeners = await openListeners(world)
  swept = await step('calls', () => sweep(world, contract, { beforeTheLast }))
  findings.push(...swept.findings)
  findings.push(...(await step('dead media', () => sweepRevokedMedia(world, swept.media))))
  findings.push(...(await step('afterwards', () => sweepAfterwards(world, contract))))
  findings.push(...(await listeners.close()))
  reportFigure(
    `${swept.requests} calls of ${swept.reached.size} endpoints by ${viewerNames.length} kinds of viewer, ${world.sent()} requests in total; ${findings.length} findings`,
  )
  if (process.env.SWEEP_TALK)
    process.stderr.write(`${swept.requests} calls; ${clocked.join(', ')}\n`)
}, 900_000)

async function beforeTheLast(media: SweepResult['media']): Promise<void> {
  findings.push(...(await step('media', () => sweepMedia(world, media))))
  findings.push(...(await step('office', () => sweepOffice(world, everyCall))))
  findings.push(...(await step('open search', () => sweepOpenSearch(world, contract))))
  findings.push(...(await step('pages', () => sweepPages(world))))
}

/** Runs a step and records how long it took. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const done = await work()
  clocked.push(`${name} ${Math.round(performance.now() - startedAt)} ms`)
  return done
}
afterAll(() => world?.close())

/** Describes all findings for a rule. */
const against = (rule: Finding['rule']) =>
  findings
    .filter((one) => one.rule === rule)
    .map(({ call, viewer, what }) => `${call} as ${viewer}: ${what}`)

test('every endpoint of the route table has an example and succeeded for a permitted viewer', () => {
  const without = Object.keys(contract).filter((name) => examples[name] === undefined)
  const how =
    'add an example to test/access-sweep/examples/: a valid input, and in `at` the kind of id that decides who may ask'
  expect(without.map((name) => `${name} is not swept: ${how}`)).toEqual([])
  const unanswered = Object.keys(contract).filter(
    (name) => !swept.reached.has(name) && examples[name]?.at !== 'email',
  )
  expect(unanswered).toEqual([])
})

test('SEC-01 each endpoint responds to each viewer with the status its access rule requires', () => {
  expect(against('status')).toEqual([])
})
test('SEC-01 for resources a viewer may not see, the response has the same bytes as for resources that never existed', () => {
  expect(against('absent')).toEqual([])
})
test('SEC-01 no value of a member reaches a viewer who may not read it', () => {
  expect(against('canary')).toEqual([])
})
test('SEC-01 every watched value reaches the viewers who may read it', () => {
  expect(against('reach')).toEqual([])
})
test('SEC-01 no one changes another member’s rows except through permitted actions', () => {
  expect(against('rows')).toEqual([])
})
test('SEC-04 every response has the security headers', () => {
  expect(against('headers')).toEqual([])
})
test('SEC-04 requests from other sites are refused and have no effect', () => {
  expect(against('origin')).toEqual([])
})
test('SEC-01 unknown fields are refused by every endpoint', () => {
  expect(against('fields')).toEqual([])
})
test('PRO-06 a photo URL opens only for the viewer it was created for, and for no one after a block or deletion', () => {
  expect(against('media')).toEqual([])
})
test('SEC-10 a visitor of an open site sees only first name, age, region and main photo', () => {
  expect(against('open')).toEqual([])
})
test('SEC-09 no office endpoint exists for visitors or members, and none of them changes a row', () => {
  expect(against('office')).toEqual([])
})
test('SEC-01 no page reveals what the endpoints do not', () => {
  expect(against('page')).toEqual([])
})
test('SEC-01 no open tab receives what its member may not read', () => {
  expect(against('live')).toEqual([])
})
test('SEC-06 no log line about any of these requests contains a member’s value, public id, session or address', () => {
  const text = logged.join('\n')
  const persons = Object.values(world.viewers).flatMap(({ person, session }) => [
    { name: 'session', value: session },
    { name: 'id', value: person?.member },
    { name: 'email address', value: person?.email },
  ])
  // Numbers of accounts are what lines are linked by; they lead to no one without the database.
  const watched = [...world.canaries, ...persons].filter(({ name }) => name !== 'inside key')
  const found = watched.filter(({ value }) => value != null && text.includes(value))
  expect(found.map(({ name }) => name)).toEqual([])
  expect(text).not.toMatch(/\b127\.0\.0\.1\b|::1\b|@example\.test/)
  // The log was captured: a line for each request.
  expect(logged.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(5000)
})
test('SEC-01 after a block the other member can find no trace of the one who blocked', () => {
  expect(against('after')).toEqual([])
})
