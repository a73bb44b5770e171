import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db, PgBoss } from 'pg-boss'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import type { Job } from './job.ts'
import { insertJob, advanceMark, readTimetable } from './store.ts'

interface TimetableDeps {
  readonly database: Database
  readonly boss: PgBoss
  readonly jobs: ReadonlyMap<string, Job>
  readonly clock: Clock
  readonly log: Log
}

/** A mark this far in the future was set by a clock that has been set back since. */
const clockSetBackMs = 3_600_000

/**
 * Starts the jobs that are due by the product's clock. Several times missed during downtime or by a
 * moved clock count as one.
 */
export function createTimetable({ database, boss, jobs, clock, log }: TimetableDeps) {
  /**
   * The next time after each job's mark. Computing it takes a millisecond for every few jobs, each
   * second, and it does not change until the mark moves.
   */
  const nextTimes = new Map<string, { from: number; next: Date | undefined }>()

  function computeNext(name: string, { cron, timeZone }: Job, from: Date): Date | undefined {
    const cached = nextTimes.get(name)
    if (cached?.from === from.getTime()) return cached.next
    const [next] = boss.previewSchedule(cron, { tz: timeZone, from, count: 1 })
    nextTimes.set(name, { from: from.getTime(), next })
    return next
  }

  async function startOne(name: string, from: Date, now: Date): Promise<{ job: string; id: string } | undefined> {
    return database.transaction(async (tx) => {
      if (!(await advanceMark(tx, name, from, now))) return undefined
      const id = await boss.send(name, {}, { db: within(tx) })
      if (id === null) log.warn({ job: name }, 'a job is still running or waiting from an earlier time')
      return id === null ? undefined : { job: name, id }
    })
  }

  return {
    enter: async () => {
      for (const name of jobs.keys()) await insertJob(database, name, clock.now())
    },

    startDue: async () => {
      const now = clock.now()
      const started = []
      for (const { job: name, done_until: from } of await readTimetable(database)) {
        const job = jobs.get(name)
        if (job === undefined) continue
        if (from.getTime() > now.getTime() + clockSetBackMs) await advanceMark(database, name, from, now)
        const next = computeNext(name, job, from)
        if (next === undefined || next > now) continue
        const one = await startOne(name, from, now)
        if (one !== undefined) started.push(one)
      }
      return started
    },

    /** Waits until the job has run once, on any server; true if it succeeded. */
    outcomeOf: async (name: string, id: string): Promise<boolean> => {
      for (let tries = 0; tries < 1200; tries++) {
        const [job] = await boss.findJobs(name, { id })
        if (job?.state === 'completed') return true
        if (job === undefined || job.state === 'failed' || job.state === 'cancelled' || job.state === 'retry')
          return false
        await wait(25)
      }
      return false
    },
  }
}

/** Runs pg-boss's queries inside one of the product's transactions. */
function within(tx: Transaction): Db {
  return {
    executeSql: async (text, values = []) => {
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
      return { rows: await tx.many({ name, text, values }) }
    },
  }
}
