import { PgBoss, type QueueOptions } from 'pg-boss'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { createBossDatabase } from './boss-database.ts'
import type { Job, Work } from './job.ts'
import { createTimetable } from './timetable.ts'

/** The product's scheduled jobs. */
export interface Jobs {
  /**
   * Registers a job before `start`: `schedule('accounts.erase', '15 4 * * *', work)`. The time is a
   * cron expression in `timeZone`, UTC by default.
   */
  schedule(name: string, cron: string, work: Work, options?: { timeZone?: string }): void
  start(): Promise<void>
  /** Starts no more jobs; resolves when the running ones are done, after 20 s at the latest. */
  stop(): Promise<void>
  /**
   * Starts every due job and waits until each has run once; used by /dev/clock after moving the
   * clock.
   */
  runDue(): Promise<JobRun[]>
}

export interface JobRun {
  readonly job: string
  readonly done: boolean
}

/**
 * A failed job is retried after 30 s, 1 min, 2 min … If its server dies, another one takes over
 * within minutes.
 */
const queue: QueueOptions & { policy: string } = {
  // At most one waiting and one running.
  policy: 'stately',
  retryLimit: 8,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 3600,
  heartbeatSeconds: 60,
}

/**
 * Scheduled jobs: at each due time of the product's clock one of the servers starts the job, and
 * pg-boss runs it in the schema pgboss. With `tickMs: 0` the timetable is read only by `runDue`.
 */
export function createJobs(deps: { database: Database; clock: Clock; log: Log; tickMs?: number }): Jobs {
  const { database, clock, log, tickMs = 5000 } = deps
  const boss = new PgBoss({ db: createBossDatabase(database.pool), schema: 'pgboss', schedule: false })
  const jobs = new Map<string, Job>()
  const workers = new Map<string, string>()
  const timetable = createTimetable({ database, boss, jobs, clock, log })
  let timer: NodeJS.Timeout | undefined
  boss.on('error', (error) => log.warn({ error }, 'the job queue reported an error'))

  async function run(name: string, job: Job): Promise<void> {
    const begun = performance.now()
    try {
      await job.work({ now: clock.now() })
    } catch (error) {
      log.error({ job: name, error }, 'a job failed')
      throw error
    }
    log.info({ job: name, ms: Math.round(performance.now() - begun) }, 'a job ran')
  }

  async function startDue(): Promise<{ job: string; id: string }[]> {
    const started = await timetable.startDue()
    for (const { job } of started) boss.notifyWorker(workers.get(job) ?? '')
    return started
  }

  return {
    schedule: (name, cron, work, { timeZone = 'UTC' } = {}) => {
      if (jobs.has(name)) throw new Error(`two jobs are named ${name}`)
      boss.previewSchedule(cron, { tz: timeZone, count: 1 })
      jobs.set(name, { cron, timeZone, work })
    },
    start: async () => {
      await boss.start()
      await timetable.enter()
      for (const [name, job] of jobs) {
        await boss.createQueue(name, queue)
        await boss.updateQueue(name, { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 3600 })
        workers.set(name, await boss.work(name, { pollingIntervalSeconds: 15 }, () => run(name, job)))
      }
      if (tickMs === 0) return
      const tick = () => startDue().catch((error: unknown) => log.warn({ error }, 'the timetable could not be read'))
      timer = setInterval(tick, tickMs)
      await tick()
    },
    stop: async () => {
      clearInterval(timer)
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
    runDue: async () => {
      const started = await startDue()
      return Promise.all(started.map(async ({ job, id }) => ({ job, done: await timetable.outcomeOf(job, id) })))
    },
  }
}
