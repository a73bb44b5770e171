import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MethodKey } from '#features/money/payments/index.ts'

/** The last package that an account paid for. */
export interface LastPackage {
  readonly order: string
  readonly bundle: 'p0' | 'p1' | 'p2' | 'p3'
  readonly credits: number
  readonly price_minor: number
  readonly currency: string
  readonly country: string
  readonly ordered_at: Date
  /** The saved card that paid for it, unless it was removed. */
  readonly card: string | null
}

/** Null for members who have not bought a package or were refunded in full. */
export function selectLastPackage(queries: Queries, account: number): Promise<LastPackage | null> {
  return queries.maybe(sql`
    select o.order_id as order, o.bundle, o.credits, o.price_minor, o.currency, o.country, o.created_at as ordered_at,
      c.card_id as card
    from payments.public_order o join credits.public_wallet w on w.account_id = o.account_id and w.paid_user
    left join saved_cards.charge h on h.order_id = o.order_id
    left join saved_cards.card c on c.id = h.card_id
    where o.account_id = ${account} and o.status = 'completed' and o.bundle <> 'exact'
    order by o.created_at desc, o.order_id desc
    limit 1`)
}

/**
 * The member's order to be repeated: its package, country, and whether it was paid; null for
 * another member's order.
 */
export function selectRepeatableOrder(
  queries: Queries,
  account: number,
  order: string,
): Promise<{
  readonly bundle: LastPackage['bundle'] | 'exact'
  readonly country: string
  readonly paid: boolean
} | null> {
  return queries.maybe(sql`
    select o.bundle, o.country, o.status = 'completed' as paid from payments.public_order o
    where o.account_id = ${account} and o.order_id = ${order}`)
}

/** The member's latest unfinished, unpaid order by saved card. */
export function selectOpenOrder(
  queries: Queries,
  account: number,
): Promise<{ readonly order: string; readonly created_at: Date } | null> {
  return queries.maybe(sql`
    select h.order_id as order, h.created_at from saved_cards.charge h join payments.public_order o on o.order_id = h.order_id
    where h.account_id = ${account} and o.status in ('created', 'pending')
    order by h.created_at desc
    limit 1`)
}

/** The order placed under a client id, and its card; null if there is none. */
export function selectPlacedOrder(
  queries: Queries,
  account: number,
  clientId: string,
): Promise<{ readonly order: string; readonly card: number | null } | null> {
  return queries.maybe(sql`
    select order_id as order, card_id as card from saved_cards.charge
    where account_id = ${account} and client_id = ${clientId}`)
}

/** Records that an order is paid with a card; does nothing if already recorded. */
export async function insertCharge(
  tx: Transaction,
  charge: {
    readonly order: string
    readonly account: number
    readonly clientId: string
    readonly card: number
    readonly locale: Locale
  },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into saved_cards.charge (order_id, account_id, client_id, card_id, locale, created_at)
    values (${charge.order}, ${charge.account}, ${charge.clientId}, ${charge.card}, ${charge.locale}, ${now})
    on conflict do nothing`)
}

/** Records that the provider refused to charge the card. */
export async function markChargeRefused(queries: Queries, order: string, now: Date): Promise<void> {
  await queries.run(
    sql`update saved_cards.charge set refused_at = ${now} where order_id = ${order} and refused_at is null`,
  )
}

/**
 * The card that pays for one of the member's orders: null for another member's order; `charged` is
 * false for an order paid in another way.
 */
export function selectCharge(
  queries: Queries,
  account: number,
  order: string,
): Promise<{
  readonly charged: boolean
  readonly refused: boolean
  readonly card: string | null
} | null> {
  return queries.maybe(sql`
    select h.order_id is not null as charged, h.refused_at is not null as refused, c.card_id as card
    from payments.public_order o
    left join saved_cards.charge h on h.order_id = o.order_id
    left join saved_cards.card c on c.id = h.card_id
    where o.account_id = ${account} and o.order_id = ${order}`)
}

/** A charge for which the provider has not responded yet. */
export interface UnansweredCharge {
  readonly order: string
  readonly account: number
  readonly site: number
  readonly locale: Locale
  readonly card: number
  readonly gateway: string
  readonly token: string
  readonly method: MethodKey
}

/** Charges placed between two instants whose orders are still pending, oldest first. */
export function selectUnansweredCharges(
  queries: Queries,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<UnansweredCharge[]> {
  return queries.many(sql`
    select h.order_id as order, h.account_id as account, o.site_id as site, h.locale, c.id as card, c.gateway, c.token, c.method
    from saved_cards.charge h join payments.public_order o on o.order_id = h.order_id join saved_cards.card c on c.id = h.card_id
    where h.created_at between ${from} and ${to} and o.status = 'created'
    order by h.created_at, h.order_id
    limit ${limit}`)
}
