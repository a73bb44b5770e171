import type { RateLimit } from '#kernel/call.ts'
import type { Queries } from '../postgres/database.ts'
import { runInBatches } from '../postgres/run-in-batches.ts'
import { sql } from '../postgres/sql.ts'
import type { Count } from './count.ts'

/** Counts one more call and returns the state of the window. */
export function incrementCount(queries: Queries, limit: RateLimit, key: Buffer, now: Date): Promise<Count> {
  return queries.one<Count>(sql`select taken, ends_at as "endsAt"
    from platform.take_limit(${limit.name}, ${key}, ${now}, ${limit.count}, ${limit.seconds})`)
}

/** Returns the current window without counting. */
export function readCount(queries: Queries, limit: RateLimit, key: Buffer, now: Date): Promise<Count | null> {
  return queries.maybe<Count>(sql`select taken, ends_at as "endsAt" from platform.limit_count
    where name = ${limit.name} and key = ${key} and ends_at > ${now}`)
}

/** Resets the count. */
export async function deleteCount(queries: Queries, limit: RateLimit, key: Buffer): Promise<void> {
  await queries.run(sql`delete from platform.limit_count where name = ${limit.name} and key = ${key}`)
}

/** Deletes expired windows, for a scheduled job. Returns the number deleted. */
export function deleteExpiredCounts(queries: Queries, now: Date): Promise<number> {
  return runInBatches((max) =>
    queries.run(sql`
      delete from platform.limit_count where ctid = any (array(
        select d.ctid from platform.limit_count d where d.ends_at <= ${now} order by d.ends_at limit ${max}))`),
  )
}
