import type { RateLimit } from '#kernel/endpoint.ts'
import type { Queries } from '../postgres/database.ts'
import { runInBatches } from '../postgres/run-in-batches.ts'
import { sql } from '../postgres/sql.ts'
import type { Count } from './count.ts'

/** Counts one more call and returns the state of the window. */
export function incrementCount(
  queries: Queries,
  limit: RateLimit,
  key: Buffer,
  now: Date,
): Promise<Count> {
  return queries.one<Count>(sql`select taken, ends_at as "endsAt"
    from platform.take_rate_limit(limit_name => ${limit.name}, limit_key => ${key}, at => ${now}, max_count => ${limit.count},
      seconds => ${limit.seconds})`)
}

/** Returns the current window without counting. */
export function readCount(
  queries: Queries,
  limit: RateLimit,
  key: Buffer,
  now: Date,
): Promise<Count | null> {
  return queries.maybe<Count>(sql`select taken, ends_at as "endsAt" from platform.rate_limit
    where name = ${limit.name} and key = ${key} and ends_at > ${now}`)
}

/** Resets the count. */
export async function deleteCount(queries: Queries, limit: RateLimit, key: Buffer): Promise<void> {
  await queries.run(
    sql`delete from platform.rate_limit where name = ${limit.name} and key = ${key}`,
  )
}

/** Deletes expired windows, for a scheduled job. Returns the number deleted. */
export function deleteExpiredCounts(queries: Queries, now: Date): Promise<number> {
  return runInBatches((max) =>
    queries.run(sql`
      delete from platform.rate_limit where ctid = any (array(
        select d.ctid from platform.rate_limit d where d.ends_at <= ${now} order by d.ends_at limit ${max}))`),
  )
}
