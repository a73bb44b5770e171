import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#kernel/call.ts'
import { contract as everyCall } from '#app/contract.ts'
import { startSite } from '#app/testing/start-site.ts'
import { examples } from './examples.ts'
import type { Finding } from './finding.ts'
import { openEars } from './live-ears.ts'
import { isStaffCall, sweepOffice } from './office.ts'
import { type Swept, sweep, sweepAfterwards } from './sweep.ts'
import { sweepDeadMedia, sweepMedia } from './sweep-media.ts'
import { sweepOpenSearch } from './sweep-open.ts'
import { sweepPages } from './sweep-pages.ts'
import { createWorld, type World } from './world.ts'

/** The members' calls; those of the staff are swept for themselves. */
const contract = Object.fromEntries(Object.entries<Call>(everyCall).filter(([, call]) => !isStaffCall(call)))
let world: World
let swept: Swept
const findings: Finding[] = []
const clocked: string[] = []
beforeAll(async () => {
  world = await step('world', async () => createWorld(await startSite({}, { limits: 'count' }), contract))
  const ears = await openEars(world)
  swept = await step('calls', () => sweep(world, contract, { beforeTheLast }))
  findings.push(...swept.findings)
  findings.push(...(await step('dead media', () => sweepDeadMedia(world, swept.media))))
  findings.push(...(await step('afterwards', () => sweepAfterwards(world, contract))))
  findings.push(...(await ears.close()))
  if (process.env.SWEEP_TALK) process.stderr.write(`${swept.requests} calls; ${clocked.join(', ')}\n`)
}, 400_000)

async function beforeTheLast(media: Swept['media']): Promise<void> {
  findings.push(...(await step('media', () => sweepMedia(world, media))))
  findings.push(...(await step('office', () => sweepOffice(world, everyCall))))
  findings.push(...(await step('open search', () => sweepOpenSearch(world, contract))))
  findings.push(...(await step('pages', () => sweepPages(world))))
}

/** Does a part and keeps its time. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  clocked.push(`${name} ${Math.round(performance.now() - began)} ms`)
  return done
}
afterAll(() => world?.close())

/** Everything found against a rule, in words. */
const against = (rule: Finding['rule']) =>
  findings.filter((one) => one.rule === rule).map(({ call, viewer, what }) => `${call} as ${viewer}: ${what}`)

test('every call of the route table has an example and was answered to someone who may ask', () => {
  const without = Object.keys(contract).filter((name) => examples[name] === undefined)
  const how =
    'add an example to test/access-sweep/examples.ts: a valid input, and in `at` the kind of id that decides who may ask'
  expect(without.map((name) => `${name} is not swept: ${how}`)).toEqual([])
  const unanswered = Object.keys(contract).filter((name) => !swept.reached.has(name) && examples[name]?.at !== 'email')
  expect(unanswered).toEqual([])
})

test('SEC-01 each call answers each viewer with the status its rule names', () => {
  expect(against('status')).toEqual([])
})
test('SEC-01 what one may not see is told in the same bytes as what was never there', () => {
  expect(against('absent')).toEqual([])
})
test('SEC-01 no value of a member reaches anyone who may not read it', () => {
  expect(against('canary')).toEqual([])
})
test('SEC-01 every watched value reaches those who may read it', () => {
  expect(against('reach')).toEqual([])
})
test('SEC-01 nobody changes a row of another but by what one may do', () => {
  expect(against('rows')).toEqual([])
})
test('SEC-04 every answer bears the headers', () => {
  expect(against('headers')).toEqual([])
})
test('SEC-03 what comes from another site is refused and has no effect', () => {
  expect(against('origin')).toEqual([])
})
test('SEC-01 fields that a call does not know are refused', () => {
  expect(against('fields')).toEqual([])
})
test('PRO-06 an address of a photo opens for the one it was made for, and to nobody after a block or deletion', () => {
  expect(against('media')).toEqual([])
})
test('SEC-10 a visitor of an open site sees a first name, the region and the main photo', () => {
  expect(against('open')).toEqual([])
})
test('SEC-09 no call of the office is there for a visitor or member, and none of them changes a row', () => {
  expect(against('office')).toEqual([])
})
test('SEC-01 no page tells what the calls do not', () => {
  expect(against('page')).toEqual([])
})
test('SEC-01 no open tab is told what its member may not read', () => {
  expect(against('live')).toEqual([])
})
test('SEC-01 after a block nothing of a member is left for the other', () => {
  expect(against('after')).toEqual([])
})
