import type { CheckedSlice } from '#platform/server/jobs/check-in-slices.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type Sql, sql } from '#platform/server/postgres/sql.ts'

/** A rule that the revenue ledger breaks, and the order or operation. */
export interface Violation {
  readonly rule: string
  readonly about: string
}

/** Violations of up to `size` orders after one. */
export function selectOrderViolations(
  queries: Queries,
  after: string | null,
  size: number,
): Promise<CheckedSlice<Violation>> {
  return queries.one(sql`
    with slice as (
      select accounting.next_orders(coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000'), ${size}) as orders
    )
    select s.orders[cardinality(s.orders)]::text as last, coalesce((
      select jsonb_agg(jsonb_build_object('rule', v.rule, 'about', v.about) order by v.about, v.rule) from accounting.order_violations(s.orders) v
      where s.orders is not null), '[]') as found
    from slice s`)
}

/** Violations of up to `size` payout bookings after one. */
export function selectSettlementViolations(
  queries: Queries,
  after: string | null,
  size: number,
): Promise<CheckedSlice<Violation>> {
  return selectBookingViolations(
    queries,
    sql`accounting.settlement_violations(s.keys)`,
    after,
    size,
  )
}

/** Violations of up to `size` payout bookings after one; `violations` finds those of the slice `s`. */
export function selectBookingViolations(
  queries: Queries,
  violations: Sql,
  after: string | null,
  size: number,
): Promise<CheckedSlice<Violation>> {
  return queries.one(sql`
    with slice as (
      select array_agg(o.key order by o.key) as keys from (
        select key from accounting.operation where order_id is null and key > ${after ?? ''} order by key limit ${size}) o
    )
    select s.keys[cardinality(s.keys)] as last, coalesce((
      select jsonb_agg(jsonb_build_object('rule', v.rule, 'about', v.about) order by v.about, v.rule) from ${violations} v
      where s.keys is not null), '[]') as found
    from slice s`)
}
