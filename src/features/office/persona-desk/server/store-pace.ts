import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** One person's work at the desk on one day. */
export interface PaceRow {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** Null for AI. */
  readonly staff: number | null
  readonly replies: number
  readonly median_wait: number | null
  readonly handed_over: number
}

/**
 * The pace of a pool's desk since a day, latest day first, by person. Days are in the site's time
 * zone.
 */
export function selectPace(
  queries: Queries,
  { pool, zone, since }: { readonly pool: number; readonly zone: string; readonly since: string },
): Promise<PaceRow[]> {
  return queries.many(sql`
    with replied as (
      select (r.replied_at at time zone ${zone})::date as day, r.staff_id as staff, count(*) as replies,
        round(percentile_cont(0.5) within group (order by r.waited_seconds))::int as median_wait
      from persona_desk.reply r join accounts.public_account p on p.account_id = r.profile_id and p.pool_id = ${pool}
      where r.replied_at >= (${since}::date)::timestamp at time zone ${zone}
      group by 1, 2
    ), left_over as (
      select (h.left_at at time zone ${zone})::date as day, h.staff_id as staff, count(*) as handed_over
      from persona_desk.handover h join accounts.public_account m on m.account_id = h.account_id and m.pool_id = ${pool}
      where h.left_at >= (${since}::date)::timestamp at time zone ${zone}
      group by 1, 2
    )
    select coalesce(r.day, l.day)::text as day, coalesce(r.staff, l.staff) as staff, coalesce(r.replies, 0)::int as replies,
      r.median_wait, coalesce(l.handed_over, 0)::int as handed_over
    from replied r full join left_over l on l.day = r.day and l.staff = r.staff
    order by 1 desc, 3 desc, 2`)
}
