import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Adds a new job to the timetable, so that its first run is at its next scheduled time. */
export async function insertJob(queries: Queries, job: string, now: Date): Promise<void> {
  await queries.run(
    sql`insert into platform.job_progress (job, done_until) values (${job}, ${now}) on conflict (job) do nothing`,
  )
}

/** The time up to which each job has been started. */
export function readTimetable(queries: Queries): Promise<{ job: string; done_until: Date }[]> {
  return queries.many(sql`select job, done_until from platform.job_progress`)
}

/** Advances a job's mark; false if another server has already done so. */
export async function advanceMark(queries: Queries, job: string, from: Date, to: Date): Promise<boolean> {
  return (
    (await queries.run(
      sql`update platform.job_progress set done_until = ${to} where job = ${job} and done_until = ${from}`,
    )) === 1
  )
}
