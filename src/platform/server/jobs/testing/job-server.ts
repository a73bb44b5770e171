import { createClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createJobs, type Jobs } from '../jobs.ts'

export function createJobServer(
  database: Database,
  started: Jobs[],
  start = '2026-11-21T10:00:00Z',
  tickMs = 60_000,
  leaseMs = 45_000,
) {
  const clock = createClock(new Date(start).getTime() - Date.now())
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  const jobs = createJobs({ database, clock, log, tickMs, leaseMs })
  started.push(jobs)
  return { clock, jobs, lines }
}

export function readTask(database: Database, name: string) {
  return database.one<{ tries: number; next: string; succeeded: boolean; fault: string | null }>(
    sql`select schedule, tries, to_char(next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as next,
      succeeded_at is not null as succeeded, fault from platform.task where name = ${name}`,
  )
}
