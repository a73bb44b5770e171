import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { AttemptFacts, OrderFacts } from '../../rules/reconciliation/compare-order.ts'

/** An order before its providers are queried. */
export interface KnownOrder extends Omit<OrderFacts, 'attempts'> {
  readonly order: string
  readonly attempts: readonly (Omit<AttemptFacts, 'theirs'> & { readonly attempt: string })[]
}

/**
 * The next orders to compare, by number: those in the period, those whose money moved in it, and
 * those with an open difference.
 */
export async function selectOrders(
  queries: Queries,
  { since, behind, most }: { since: Date; behind: string; most: number },
): Promise<string[]> {
  const rows = await queries.many<{ order_id: string }>(sql`
    select o.order_id from payments.public_order o
    where o.order_id > ${behind} and (o.created_at >= ${since} or o.changed_at >= ${since}
      or o.order_id in (select d.order_id from accounting.reconciliation_difference d where d.resolved_at is null)
      or o.order_id in (select b.order_id from refunds.public_returned b where b.changed_at >= ${since}))
    order by o.order_id limit ${most}`)
  return rows.map(({ order_id }) => order_id)
}

/** Facts about some orders from all three books. */
export function selectKnownOrders(
  queries: Queries,
  orders: readonly string[],
): Promise<KnownOrder[]> {
  return queries.many(sql`
    select o.order_id as order, o.status, o.price_minor, o.currency, o.credits,
      (select jsonb_build_object('granted', l.granted, 'remaining', l.remaining)
       from credits.public_lot(o.account_id, 'order:' || o.order_id) l) as lot,
      (select to_jsonb(s) - 'order_id' - 'gateway' from accounting.public_sale s where s.order_id = o.order_id) as sale,
      coalesce((
        select jsonb_agg(jsonb_build_object('attempt', a.attempt, 'gateway', a.gateway, 'ref', a.ref, 'state', a.state, 'counted_as', a.counted_as,
          'refunded_minor', coalesce(b.refunded_minor, 0), 'reported_minor', coalesce(b.reported_minor, 0),
          'claimed_minor', coalesce(b.claimed_minor, 0), 'lost_minor', coalesce(b.lost_minor, 0)) order by a.created_at, a.attempt)
        from payments.public_attempt a left join refunds.public_returned b on b.attempt = a.attempt
        where a.order_id = o.order_id), '[]') as attempts
    from payments.public_order o where o.order_id = any (${[...orders]}::uuid[])
    order by o.order_id`)
}

/**
 * Which of the payments listed by a provider are known here, by their attempt or their own
 * reference.
 */
export async function selectKnownPayments(
  queries: Queries,
  {
    gateway,
    attempts,
    refs,
  }: { gateway: string; attempts: readonly string[]; refs: readonly string[] },
): Promise<{ attempts: ReadonlySet<string>; refs: ReadonlySet<string> }> {
  const rows = await queries.many<{ attempt: string; ref: string | null }>(sql`
    select a.attempt, a.ref from payments.public_attempt a
    where a.gateway = ${gateway} and (a.attempt = any (${[...attempts]}::uuid[]) or a.ref = any (${[...refs]}::text[]))`)
  return {
    attempts: new Set(rows.map(({ attempt }) => attempt)),
    refs: new Set(rows.flatMap(({ ref }) => (ref === null ? [] : [ref]))),
  }
}
