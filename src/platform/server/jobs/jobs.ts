import { Cron } from 'croner'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { createDispatcher, type TaskHandler } from '#platform/server/tasks/dispatcher.ts'
import { upsertJobs } from '#platform/server/tasks/store.ts'
import { isRunning } from './is-running.ts'
import { lockJob, makeDue } from './store-runs.ts'

/**
 * The code of a scheduled job. Each run determines what there is to do, because it may run late,
 * twice, or once for several missed times.
 */
export type Work = (run: { now: Date }) => Promise<void>

/** The product's scheduled jobs. */
export interface Jobs {
  /**
   * Registers a job before `start`: `schedule('accounts.erase', '15 4 * * *', work)`. The time is a
   * cron expression in `timeZone`, UTC by default.
   */
  schedule(name: string, cron: string, work: Work, options?: { timeZone?: string }): void
  start(): Promise<void>
  /** Starts no more jobs; resolves when the running ones are done, after at most 20 s. */
  stop(): Promise<void>
  /**
   * Runs every due job once and waits for it; used by /dev/clock after moving the clock. Returns
   * the jobs that this server ran.
   */
  runDue(): Promise<JobRun[]>
  /** The names of the registered jobs. */
  names(): readonly string[]
  /**
   * Makes a job start within seconds of the commit. Does nothing if it is due already, or if it is
   * running, which is then returned; null if there is no such job.
   */
  requestRun(tx: Transaction, name: string, now: Date): Promise<'requested' | 'running' | null>
}

export interface JobRun {
  readonly job: string
  readonly done: boolean
}

const longestJobMs = 3_600_000
const longestStopMs = 20_000

/**
 * Scheduled jobs: task rows that one of the servers claims at each due time of the product's clock.
 * Several times missed during downtime or because the clock was moved count as one. With
 * `tickMs: 0`, jobs are started only by `runDue`.
 */
export function createJobs(deps: {
  database: Database
  clock: Clock
  log: Log
  tickMs?: number
  /** The time after which another server takes over the jobs of a dead one. */
  leaseMs?: number
}): Jobs {
  const { database, clock, log, tickMs = 5000, leaseMs = 45_000 } = deps
  const jobs = new Map<string, { schedule: string; computeNext: (after: Date) => Date }>()
  const handlers = new Map<string, TaskHandler>()
  const dispatcher = createDispatcher({
    database,
    clock,
    log,
    handlers,
    limits: { pollMs: tickMs, timeoutMs: longestJobMs, leaseMs, concurrency: 100 },
  })
  let timer: NodeJS.Timeout | undefined

  /** Writes the timetable; repeated because the machine's clock may be set back. */
  async function saveTimetable(): Promise<void> {
    const now = clock.now()
    await upsertJobs(
      database,
      [...jobs].map(([name, { schedule, computeNext }]) => ({
        name,
        schedule,
        nextAt: computeNext(now),
      })),
      { now, leaseEnds: new Date(now.getTime() + leaseMs) },
    )
  }

  return {
    schedule: (name, cron, work, { timeZone = 'UTC' } = {}) => {
      if (jobs.has(name)) throw new Error(`two jobs are named ${name}`)
      const computeNext = parseSchedule(name, cron, timeZone)
      jobs.set(name, { schedule: `${cron} ${timeZone}`, computeNext })
      handlers.set(name, {
        subscribers: new Map([['job', () => runJob(name, work, { clock, log })]]),
        computeNext,
      })
    },
    start: async () => {
      await saveTimetable()
      if (tickMs === 0) return
      timer = setInterval(
        () =>
          saveTimetable().catch((error: unknown) =>
            log.warn({ error }, 'the schedule could not be saved'),
          ),
        60_000,
      )
      dispatcher.start()
    },
    stop: async () => {
      clearInterval(timer)
      let timeout: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timeout = setTimeout(resolve, longestStopMs)
      })
      await Promise.race([dispatcher.stop(), late]).finally(() => clearTimeout(timeout))
    },
    runDue: async () => (await dispatcher.drain()).map(({ name, done }) => ({ job: name, done })),
    names: () => [...jobs.keys()],
    requestRun: async (tx, name, now) => {
      const job = jobs.has(name) ? await lockJob(tx, name) : null
      if (job === null) return null
      if (isRunning(job, now)) return 'running'
      await makeDue(tx, name, now)
      tx.afterCommit(dispatcher.wake)
      return 'requested'
    },
  }
}

async function runJob(
  name: string,
  work: Work,
  { clock, log }: { clock: Clock; log: Log },
): Promise<void> {
  const begun = performance.now()
  await work({ now: clock.now() })
  log.info({ task: name, ms: Math.round(performance.now() - begun) }, 'a job ran')
}

/** Throws if the expression or its time zone is invalid or has no future time. */
function parseSchedule(name: string, cron: string, timeZone: string): (after: Date) => Date {
  const pattern = new Cron(cron, { timezone: timeZone, mode: '5-part' })
  const computeNext = (after: Date) => {
    const next = pattern.nextRun(after)
    if (next === null) throw new Error(`the job ${name} has no next time`)
    return next
  }
  computeNext(new Date(0))
  return computeNext
}
