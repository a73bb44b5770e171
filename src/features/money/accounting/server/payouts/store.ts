import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SettlementLine } from '#features/money/payments/server/index.ts'

/** The last day fetched from a provider; `null` if never. */
export async function selectLastDay(queries: Queries, gateway: string): Promise<string | null> {
  const { day } = await queries.one<{ day: string | null }>(sql`
    select max(d.day)::text as day from accounting.payout_day d where d.gateway = ${gateway}`)
  return day
}

/** Stores and books a provider's payout day; returns the number of new lines. */
export async function takeDay(
  queries: Queries,
  { gateway, day, lines }: { gateway: string; day: string; lines: readonly SettlementLine[] },
  now: Date,
): Promise<number> {
  const rows = lines.map(({ id, kind, providerId: ref, currency, amountMinor: amount_minor }) => ({
    id,
    kind,
    ref,
    currency,
    amount_minor,
  }))
  const { fresh } = await queries.one<{ fresh: number }>(sql`
    select accounting.record_payout_day(${gateway}, ${day}, ${JSON.stringify(rows)}, ${now}) as fresh`)
  return fresh
}

/**
 * Orders paid before an instant that are not in any payout, at providers that report payouts and
 * since they started to.
 */
export function selectUnsettled(
  queries: Queries,
  before: Date,
): Promise<{ order_id: string; gateway: string }[]> {
  return queries.many(sql`
    select s.order_id, s.gateway from accounting.public_sale s
    join (select d.gateway, min(d.day) as since from accounting.payout_day d group by d.gateway) asked on asked.gateway = s.gateway
    where s.at < ${before} and s.at >= asked.since at time zone 'UTC'
      and not exists (select from accounting.payout_line l where l.gateway = s.gateway and l.order_id = s.order_id and l.kind = 'payment')
    order by s.at limit 100`)
}
