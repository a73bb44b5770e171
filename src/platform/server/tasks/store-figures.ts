import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** How far the delivery of events and the jobs have come. */
export interface TaskFigures {
  /** Events that are not delivered yet. */
  readonly waiting: number
  /** For how long the oldest due event has waited, in seconds. */
  readonly oldestSeconds: number
  /** Events and jobs that were given up after too many tries. */
  readonly dead: number
}

export async function selectTaskFigures(queries: Queries, now: Date): Promise<TaskFigures> {
  return queries.one<TaskFigures>(sql`
    select count(*) filter (where schedule is null and dead_at is null)::int as waiting,
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(created_at)
        filter (where schedule is null and dead_at is null)), 0))::float8 as "oldestSeconds",
      count(*) filter (where dead_at is not null)::int as dead
    from platform.task`)
}

/** Seconds since each job last succeeded; a new job counts from its creation. */
export async function selectJobAges(
  queries: Queries,
  now: Date,
): Promise<readonly { readonly name: string; readonly seconds: number }[]> {
  return queries.many(sql`
    select name, greatest(0, extract(epoch from ${now}::timestamptz - coalesce(succeeded_at, created_at)))::float8 as seconds
    from platform.task where schedule is not null`)
}
