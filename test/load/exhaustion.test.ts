import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import { openTimer, type RequestTimer } from '../../bench/load/open-timer.ts'
import type { Exhaustion, ExhaustionPlan } from './exhaust.ts'
import { type LoadedSite, startLoadedSite } from './loaded-site.ts'

/** Only set by `npm run test:full -- exhaustion`, because other tests beside it would disturb it. */
const atFullSize = process.env.MINUET_EXHAUSTION === 'all'
/** Requests of the ordinary members in each measurement. */
const samples = atFullSize ? 600 : 40

let site: LoadedSite
let members: string[]
let timer: RequestTimer
/** The 99th percentile without an attack, in milliseconds. */
let quiet: number
beforeAll(async () => {
  site = await startLoadedSite()
  members = await site.logIn(12)
  timer = openTimer(site.port)
  await measureMembers(samples)
  quiet = (await measureMembers(samples)).p99
}, 600_000)
afterAll(async () => {
  timer?.close()
  await site?.stop()
})

test.each<[Exhaustion, short: number, full: number]>([
  ['slowloris', 100, 4000],
  ['json', 4, 64],
  ['log_in', 25, 500],
  ['uploads', 8, 1000],
])(
  'during %s by strangers, members are still served, and ten seconds later everything is as before',
  async (kind, short, full) => {
    const size = atFullSize ? full : short
    const attack = startAttack({ kind, port: site.port, size, members: members.slice(0, 6) })
    let under: Measured
    let logInMs: number
    let statuses: unknown
    try {
      await attack.next()
      under = await measureMembers(samples)
      logInMs = await measureLogIn()
      statuses = await attack.next('statuses')
    } finally {
      attack.child.kill('SIGKILL')
    }
    const recoveryMs = await measureRecovery()
    const { maxRss } = await site.measureMemory()
    reportFigure(
      `${kind}, ${size}: members' p99 ${under.p99} ms, ${quiet} ms in the quiet; log-in ${logInMs} ms; recovered after ${recoveryMs} ms; at most ${Math.round(maxRss / 1e6)} MB; answers ${JSON.stringify(statuses)}`,
    )
    // On a busy machine a full queue may briefly turn a member away.
    expect(under.failed.filter((status) => status !== 503)).toEqual([])
    expect(under.failed.length).toBeLessThanOrEqual(samples / (atFullSize ? 50 : 10))
    expect(logInMs).toBeLessThan(5000)
    expect(recoveryMs).toBeLessThan(10_000)
    expect(maxRss / 1024 ** 3).toBeLessThan(1)
    // A short attack has too few samples, on machines that do other things as well.
    if (atFullSize) expect(under.p99).toBeLessThanOrEqual(Math.max(2 * quiet, 50))
  },
  600_000,
)

interface Measured {
  readonly p99: number
  readonly failed: readonly number[]
}

/** Reads as ordinary members do, one request at a time. */
async function measureMembers(count: number): Promise<Measured> {
  const paths = ['/api/poll', '/api/members', '/api/settings', '/api/profile']
  const times: number[] = []
  const failed: number[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const { ms, status } = await sendAsMember(nth, paths[nth % paths.length] ?? '')
    times.push(ms)
    if (status !== 200) failed.push(status)
    await wait(10)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return { p99: Math.round(sorted[Math.floor(count * 0.99)] ?? 0), failed }
}

function sendAsMember(nth: number, path: string) {
  // The last six members do nothing else.
  const cookie = members[6 + (nth % 6)] ?? ''
  const headers = { cookie, 'x-forwarded-for': `192.0.2.${1 + (nth % 6)}` }
  return timer.send({ method: 'GET', path, headers })
}

/** Returns how long a log-in takes, whether it is answered or asked to try again later. */
async function measureLogIn(): Promise<number> {
  const { ms, status } = await timer.send({
    method: 'POST',
    path: '/api/user.php',
    headers: { 'x-forwarded-for': '198.51.100.7' },
    body: { login: 'someone@example.org', password: 'three tall herons' },
  })
  expect([403, 422, 429, 503]).toContain(status)
  return Math.round(ms)
}

/** Returns how long after an attack ten requests in a row are as quick as before. */
async function measureRecovery(): Promise<number> {
  const startedAt = performance.now()
  for (let inARow = 0, nth = 0; inARow < 10; nth += 1) {
    const { ms, status } = await sendAsMember(nth, '/api/poll')
    inARow = status === 200 && ms < Math.max(2 * quiet, 50) ? inARow + 1 : 0
    if (performance.now() - startedAt > 60_000) return 60_000
  }
  return Math.round(performance.now() - startedAt)
}

interface Attack {
  readonly child: ChildProcess
  next(question?: string): Promise<unknown>
}

/**
 * Attacks from a process of its own with low priority: attackers have their own machines, so the
 * attack must not take processor time from the site that it is measured with.
 */
function startAttack(plan: ExhaustionPlan): Attack {
  const child = fork(join(import.meta.dirname, 'exhaust.ts'), [JSON.stringify(plan)], {
    execArgv: [],
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return {
    child,
    next: (question) =>
      new Promise((resolve, reject) => {
        child.once('message', resolve)
        child.once('exit', () => reject(new Error('the attack ended')))
        if (question !== undefined) child.send(question)
      }),
  }
}
