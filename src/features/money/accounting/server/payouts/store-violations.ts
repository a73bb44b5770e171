import type { CheckedSlice } from '#platform/server/jobs/check-in-slices.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { selectBookingViolations, type Violation } from '../ledger/store-violations.ts'

/** Violations of up to `size` payout days after one, which is named `gateway day`. */
export function selectDayViolations(
  queries: Queries,
  after: string | null,
  size: number,
): Promise<CheckedSlice<Violation>> {
  const [gateway = '', day = '0001-01-01'] = after?.split(' ') ?? []
  return queries.one(sql`
    with slice as materialized (
      select d.gateway, d.day from accounting.payout_day d
      where (d.gateway, d.day) > (${gateway}, ${day}::date) order by d.gateway, d.day limit ${size}
    )
    select (select s.gateway || ' ' || s.day from slice s order by s.gateway desc, s.day desc limit 1) as last, coalesce((
      select jsonb_agg(jsonb_build_object('rule', v.rule, 'about', v.about) order by v.about, v.rule)
      from slice s cross join lateral accounting.payout_day_violations(s.gateway, s.day) v), '[]') as found`)
}

/** Of up to `size` payout bookings after one, those that no provider reported. */
export function selectUnreported(
  queries: Queries,
  after: string | null,
  size: number,
): Promise<CheckedSlice<Violation>> {
  return selectBookingViolations(
    queries,
    sql`accounting.unreported_settlements(s.keys)`,
    after,
    size,
  )
}
