import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TaxRow, RevenueMonth } from '../../contract/revenue.ts'

/** Revenue of each company by month and currency: months with movements, newest first. */
export function selectMonths(queries: Queries, zone: string): Promise<RevenueMonth[]> {
  return queries.many(sql`
    with moved as (
      select to_char(p.at at time zone ${zone}, 'YYYY-MM') as month, p.issuer_id, p.currency,
        count(distinct p.key) filter (where p.kind = 'sale') as sales,
        sum(p.amount_minor) filter (where p.kind = 'sale' and p.code like 'psp_clearing:%') as sold,
        -sum(p.amount_minor) filter (where p.kind = 'sale' and p.code like 'deferred:%') as sold_net,
        -sum(p.amount_minor) filter (where p.kind = 'sale' and p.code like 'vat:%') as sold_vat,
        -sum(p.amount_minor) filter (where p.code like 'revenue:%') as earned,
        -sum(p.amount_minor) filter (where p.code like 'deferred:%') as owed,
        -sum(p.amount_minor) filter (where p.kind = 'refund' and p.code like 'psp_clearing:%') as refunded,
        -sum(p.amount_minor) filter (where p.kind = 'chargeback' and p.code like 'psp_clearing:%') as disputed,
        sum(p.amount_minor) filter (where p.kind = 'chargeback_won' and p.code like 'psp_clearing:%') as won,
        sum(p.amount_minor) filter (where p.code like 'chargeback_loss:%') as lost,
        sum(p.amount_minor) filter (where p.code like 'fees:%') as fees,
        sum(p.amount_minor) filter (where p.code like 'bank:%') as paid_out
      from accounting.public_posting p
      group by 1, 2, 3
    )
    select m.month, (select d.seller from invoices.public_document d where d.issuer_id = m.issuer_id order by d.id desc limit 1) as seller,
      m.currency, m.sales::int, coalesce(m.sold, 0)::bigint as sold_minor, coalesce(m.sold_net, 0)::bigint as sold_net_minor,
      coalesce(m.sold_vat, 0)::bigint as sold_vat_minor, coalesce(m.earned, 0)::bigint as earned_minor,
      sum(coalesce(m.owed, 0)) over (partition by m.issuer_id, m.currency order by m.month)::bigint as owed_minor,
      coalesce(m.refunded, 0)::bigint as refunded_minor, coalesce(m.disputed, 0)::bigint as disputed_minor,
      coalesce(m.won, 0)::bigint as won_minor, coalesce(m.lost, 0)::bigint as lost_minor, coalesce(m.fees, 0)::bigint as fees_minor,
      coalesce(m.paid_out, 0)::bigint as paid_out_minor
    from moved m
    order by m.month desc, m.issuer_id, m.currency`)
}

/**
 * Documents issued in a quarter, by country of taxation; `of_quarter` is the quarter of the sale.
 */
export function selectTax(
  queries: Queries,
  quarter: string,
): Promise<(Omit<TaxRow, 'declared'> & { seller_country: string })[]> {
  return queries.many(sql`
    select max(d.seller) as seller, d.seller_country, d.vat_country as country, d.vat_basis_points as basis_points, d.currency,
      to_char(d.sold_at at time zone d.time_zone, 'YYYY-"Q"Q') as of_quarter,
      (count(*) filter (where d.kind = 'invoice'))::int as invoices,
      coalesce(sum(d.net_minor) filter (where d.kind = 'invoice'), 0)::bigint as net_minor,
      coalesce(sum(d.vat_minor) filter (where d.kind = 'invoice'), 0)::bigint as vat_minor,
      (count(*) filter (where d.kind = 'credit_note'))::int as credit_notes,
      coalesce(sum(d.net_minor) filter (where d.kind = 'credit_note'), 0)::bigint as credited_net_minor,
      coalesce(sum(d.vat_minor) filter (where d.kind = 'credit_note'), 0)::bigint as credited_vat_minor
    from invoices.public_document d
    where to_char(d.issued_at at time zone d.time_zone, 'YYYY-"Q"Q') = ${quarter}
    group by d.issuer_id, d.seller_country, d.vat_country, d.vat_basis_points, d.currency, of_quarter
    order by d.issuer_id, d.vat_country, d.vat_basis_points, d.currency, of_quarter desc`)
}

/** Quarters with issued documents, newest first. */
export async function selectQuarters(queries: Queries): Promise<string[]> {
  const rows = await queries.many<{ quarter: string }>(sql`
    select distinct to_char(d.issued_at at time zone d.time_zone, 'YYYY-"Q"Q') as quarter from invoices.public_document d order by 1 desc`)
  return rows.map(({ quarter }) => quarter)
}
