import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Amounts returned from the price of an order. */
export interface ReturnedRow {
  readonly order: string
  readonly withdrawn: boolean
  /** Promised, on its way or paid. */
  readonly refunded_minor: number
  /** Reclaimed by the payer's bank. */
  readonly lost_minor: number
}

/**
 * Reads how much of each order has been returned; a duplicate payment that was refunded is not
 * counted.
 */
export function selectReturned(
  queries: Queries,
  orders: readonly string[],
): Promise<ReturnedRow[]> {
  return queries.many(sql`
    select p.order_id as order, exists (select from refunds.withdrawal w where w.order_id = p.order_id) as withdrawn,
      (select coalesce(sum(r.amount_minor), 0)::bigint from refunds.refund r
       where r.attempt = p.attempt and r.state in ('asked', 'pending', 'paid')) as refunded_minor,
      (select coalesce(sum(d.amount_minor), 0)::bigint from refunds.dispute d
       where d.attempt = p.attempt and d.state = 'lost') as lost_minor
    from refunds.payment p where p.counted_as = 'price' and p.order_id = any(${orders}::uuid[])`)
}
