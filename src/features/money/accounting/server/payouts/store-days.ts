import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { PayoutDay } from '../../contract/payouts.ts'

/** Payouts of a month by provider, day and currency, newest first. */
export function selectDays(
  queries: Queries,
  month: string,
): Promise<(Omit<PayoutDay, 'faults'> & { unbooked: number; unknown: number })[]> {
  const first = `${month}-01`
  return queries.many(sql`
    select l.gateway, l.day::text as day, l.currency, count(distinct l.order_id)::int as orders,
      coalesce(sum(l.amount_minor) filter (where l.kind = 'payment'), 0)::bigint as payments_minor,
      coalesce(sum(l.amount_minor) filter (where l.kind = 'refund'), 0)::bigint as refunds_minor,
      coalesce(sum(l.amount_minor) filter (where l.kind = 'chargeback'), 0)::bigint as chargebacks_minor,
      coalesce(-sum(l.amount_minor) filter (where l.kind = 'fee'), 0)::bigint as fees_minor,
      coalesce(sum(l.amount_minor) filter (where l.kind = 'other'), 0)::bigint as other_minor,
      coalesce(-sum(l.amount_minor) filter (where l.kind = 'payout'), 0)::bigint as paid_out_minor,
      sum(l.amount_minor)::bigint as difference_minor,
      (count(*) filter (where l.operation_key is null))::int as unbooked,
      (count(*) filter (where l.kind = 'payment' and not exists (
        select from payments.public_payment p where p.gateway = l.gateway and p.ref = l.ref)))::int as unknown
    from accounting.payout_line l
    where l.day >= ${first}::date and l.day < ${first}::date + interval '1 month'
    group by l.gateway, l.day, l.currency
    order by l.day desc, l.gateway, l.currency`)
}

/** Months with payouts. */
export async function selectMonths(queries: Queries): Promise<string[]> {
  const rows = await queries.many<{ month: string }>(sql`
    select distinct to_char(d.day, 'YYYY-MM') as month from accounting.payout_day d
    where exists (select from accounting.payout_line l where l.gateway = d.gateway and l.day = d.day)`)
  return rows.map(({ month }) => month)
}

/** The last day fetched from each provider, and when. */
export function selectLastFetches(
  queries: Queries,
): Promise<{ gateway: string; day: string; at: Date }[]> {
  return queries.many(sql`
    select d.gateway, max(d.day)::text as day, max(d.requested_at) as at from accounting.payout_day d group by d.gateway order by d.gateway`)
}
