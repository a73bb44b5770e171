import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Writes a job into the timetable when it is new; its first run is then at its next time. */
export async function enterJob(queries: Queries, job: string, now: Date): Promise<void> {
  await queries.run(
    sql`insert into platform.job_progress (job, done_until) values (${job}, ${now}) on conflict (job) do nothing`,
  )
}

/** Up to which instant each job has been started. */
export function readTimetable(queries: Queries): Promise<{ job: string; done_until: Date }[]> {
  return queries.many(sql`select job, done_until from platform.job_progress`)
}

/** Moves a job's mark; false when another server has done so first. */
export async function moveMark(queries: Queries, job: string, from: Date, to: Date): Promise<boolean> {
  return (
    (await queries.run(
      sql`update platform.job_progress set done_until = ${to} where job = ${job} and done_until = ${from}`,
    )) === 1
  )
}
