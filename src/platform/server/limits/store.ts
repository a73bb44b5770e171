import type { Limit } from '#kernel/call.ts'
import type { Queries } from '../postgres/database.ts'
import { piecemeal } from '../postgres/piecemeal.ts'
import { sql } from '../postgres/sql.ts'
import type { Count } from './count.ts'

/** Counts one more and gives the state of the window. */
export function takeCount(queries: Queries, limit: Limit, key: Buffer, now: Date): Promise<Count> {
  return queries.one<Count>(sql`select taken, ends_at as "endsAt"
    from platform.take_rate_limit(limit_name => ${limit.name}, limit_key => ${key}, at => ${now}, max_count => ${limit.count},
      seconds => ${limit.seconds})`)
}

/** The running window, without counting. */
export function readCount(queries: Queries, limit: Limit, key: Buffer, now: Date): Promise<Count | null> {
  return queries.maybe<Count>(sql`select taken, ends_at as "endsAt" from platform.rate_limit
    where name = ${limit.name} and key = ${key} and ends_at > ${now}`)
}

/** Forgets what was counted. */
export async function deleteCount(queries: Queries, limit: Limit, key: Buffer): Promise<void> {
  await queries.run(sql`delete from platform.rate_limit where name = ${limit.name} and key = ${key}`)
}

/** Deletes the windows that have ended, for a timed job; gives their number. */
export function sweepLimits(queries: Queries, now: Date): Promise<number> {
  return piecemeal((most) =>
    queries.run(sql`
      delete from platform.rate_limit where ctid = any (array(
        select d.ctid from platform.rate_limit d where d.ends_at <= ${now} order by d.ends_at limit ${most}))`),
  )
}
