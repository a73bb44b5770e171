import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Kind, Outcome } from '../rules/requests.ts'
import { columns, joined, type RequestRow } from './store-requests.ts'

/** Which requests are listed; undefined criteria are ignored. */
export interface RegisterQuery {
  readonly state?: 'open' | Outcome | undefined
  readonly kind?: Kind | undefined
  /** Received from this instant, and before the other. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
}

/** The requests of a pool that match: the open ones with the next deadline first, then the latest. */
export function selectRequests(
  queries: Queries,
  pool: number,
  { state, kind, from, until }: RegisterQuery,
  limit: number,
): Promise<RequestRow[]> {
  return queries.many(sql`
    select ${columns} from ${joined}
    where r.pool_id = ${pool}
      and (${state ?? null}::text is null or coalesce(r.outcome, 'open') = ${state ?? null}::text)
      and (${kind ?? null}::text is null or r.kind = ${kind ?? null}::text)
      and (${from ?? null}::timestamptz is null or r.received_at >= ${from ?? null}::timestamptz)
      and (${until ?? null}::timestamptz is null or r.received_at < ${until ?? null}::timestamptz)
    order by r.outcome is not null, case when r.outcome is null then r.due_at end, r.received_at desc, r.id desc limit ${limit}`)
}

/** A request by its public id, in a pool. */
export function selectByPublicId(
  queries: Queries,
  pool: number,
  id: string,
): Promise<RequestRow | null> {
  return queries.maybe(
    sql`select ${columns} from ${joined} where r.public_id = ${id} and r.pool_id = ${pool}`,
  )
}

/** A request by its public id, in any pool. */
export function selectAnywhere(queries: Queries, id: string): Promise<RequestRow | null> {
  return queries.maybe(sql`select ${columns} from ${joined} where r.public_id = ${id}`)
}

/** How many undecided requests a pool has, since when, and how many are due by an instant. */
export function countOpen(
  queries: Queries,
  pool: number,
  dueBy: Date,
): Promise<{ waiting: number; oldest_at: Date | null; due_soon: number }> {
  return queries.one(sql`
    select count(*)::int as waiting, min(r.received_at) as oldest_at, count(*) filter (where r.due_at <= ${dueBy})::int as due_soon
    from data_requests.request r where r.pool_id = ${pool} and r.outcome is null`)
}

/** The figures of a year, in the time zone of a site. */
export interface YearFigures {
  readonly year: number
  readonly received: number
  readonly open: number
  readonly completed: number
  readonly refused: number
  readonly disowned: number
  readonly extended: number
  /** Answered, or still open, after the deadline. */
  readonly late: number
  /** The median of the days until the answer; null without one. */
  readonly median_days: number | null
}

/** The figures of each year in which requests arrived, latest first. */
export function selectYears(
  queries: Queries,
  pool: number,
  { zone, now }: { readonly zone: string; readonly now: Date },
): Promise<YearFigures[]> {
  return queries.many(sql`
    select extract(year from r.received_at at time zone ${zone})::int as year, count(*)::int as received,
      count(*) filter (where r.outcome is null)::int as open,
      count(*) filter (where r.outcome = 'completed')::int as completed,
      count(*) filter (where r.outcome = 'refused')::int as refused,
      count(*) filter (where r.outcome = 'disowned')::int as disowned,
      count(*) filter (where r.extended_at is not null)::int as extended,
      count(*) filter (where coalesce(r.decided_at, ${now}::timestamptz) > r.due_at)::int as late,
      round((percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.received_at) / 86400)
        filter (where r.decided_at is not null))::numeric, 1)::float8 as median_days
    from data_requests.request r where r.pool_id = ${pool} group by 1 order by 1 desc limit 20`)
}
