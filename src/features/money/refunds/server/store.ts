import { dailyLimits } from '#features/members/staff/index.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { OrderStatus, DisputeState, RefundReason } from '#features/money/payments/index.ts'
import type { RefundState } from '../rules/refund-states.ts'
import type { RefundsDeps } from './deps.ts'

/** An order with its payments and the inputs of a withdrawal's amount. */
export interface OrderMoney {
  readonly order_id: string
  readonly account: number
  readonly site: number
  readonly status: OrderStatus
  readonly credits: number
  readonly price_minor: number
  readonly currency: string
  readonly refund_days: number
  readonly consented: boolean
  readonly created_at: Date
  /** The attempt that paid the price; `null` before the money arrives. */
  readonly attempt: string | null
  readonly promised_minor: number
  /** The part of the price whose credits were taken back. */
  readonly credited_minor: number
  readonly granted: number
  readonly unspent: number
  readonly frozen: boolean
  readonly withdrawn_at: Date | null
  readonly settled_at: Date | null
  readonly withdrawn_credits: number | null
  readonly withdrawn_minor: number | null
  /** State of the latest dispute over the price. */
  readonly dispute: DisputeState | null
}

const columns = sql.part`
  o.order_id, o.account_id as account, o.site_id as site, o.status, o.credits, o.price_minor, o.currency, o.refund_days,
  o.consented_at is not null as consented, o.created_at,
  paid.attempt, coalesce(kept.promised_minor, 0) as promised_minor, coalesce(kept.credited_minor, 0) as credited_minor,
  coalesce(b.granted, o.credits) as granted, coalesce(b.remaining, 0) as unspent, coalesce(b.frozen, false) as frozen,
  w.declared_at as withdrawn_at, w.settled_at, w.credits as withdrawn_credits, w.amount_minor as withdrawn_minor,
  (select d.state from refunds.dispute d where d.attempt = paid.attempt order by d.opened_at desc limit 1) as dispute`
const joined = sql.part`
  from payments.public_order o
  left join payments.public_payment paid on paid.order_id = o.order_id and paid.counted_as = 'price'
  left join refunds.payment kept on kept.attempt = paid.attempt
  left join credits.public_purchase b on b.account_id = o.account_id and b.grant_key = 'order:' || o.order_id
  left join refunds.withdrawal w on w.order_id = o.order_id`

/** An order by its number; `null` if none. */
export function selectOrder(queries: Queries, order: string): Promise<OrderMoney | null> {
  return queries.maybe(sql`select ${columns} ${joined} where o.order_id = ${order}`)
}

/** An account's latest orders that are paid or may still be. */
export function selectOrders(
  queries: Queries,
  account: number,
  since: Date,
): Promise<OrderMoney[]> {
  return queries.many(sql`
    select ${columns} ${joined}
    where o.account_id = ${account} and o.created_at > ${since} and o.status in ('pending', 'completed')
    order by o.created_at desc
    limit 50`)
}

/**
 * Locks an order and its credits until the transaction ends, against payments, refunds, disputes
 * and spends. After the commit, the buyer's open pages are notified to refetch.
 */
export async function lockOrder(
  { notify }: Pick<RefundsDeps, 'notify'>,
  tx: Transaction,
  order: string,
): Promise<void> {
  const { account } = await tx.one<{ account: number | null }>(sql`
    select refunds.lock_order(${order}),
      (select o.account_id from payments.public_order o where o.order_id = ${order}) as account`)
  if (account !== null) tx.afterCommit(() => notify(account, { type: 'credits.changed' }))
}

/** Data of a new refund. */
export interface RefundInput {
  readonly attempt: string
  /** Its number, newly generated. */
  readonly number: string
  readonly key: string
  /** `null` for the entire remaining amount. */
  readonly amountMinor: number | null
  readonly reason: RefundReason
  /** Staff member; `null` for the product itself. */
  readonly by: number | null
  /** The amount staff may refund without approval; `null` if none is needed. */
  readonly aloneMinor: number | null
  readonly retryOf: number | null
}

/** Outcome of a refund request. */
export interface InsertRefundResult {
  readonly verdict:
    | 'asked'
    | 'waiting'
    | 'repeated'
    | 'mismatch'
    | 'disputed'
    | 'nothing_left'
    | 'too_much'
    | 'not_paid'
  readonly refund: number | null
  readonly refund_number: string | null
  readonly amount_minor: number | null
}

/** Promises a refund; the caller holds the order's lock. */
export function insertRefund(
  tx: Transaction,
  input: RefundInput,
  now: Date,
): Promise<InsertRefundResult> {
  return tx.one(sql`
    select verdict, refund, refund_number, amount_minor from refunds.request_refund(
      attempt => ${input.attempt}, new_refund_id => ${input.number}, key => ${input.key}, amount => ${input.amountMinor},
      reason => ${input.reason}, by => ${input.by}, approval_limit => ${input.aloneMinor},
      daily_limits => ${dailyLimits}, retry_of => ${input.retryOf}, at => ${now})`)
}

/**
 * Takes back the unspent credits of a purchase, with `whole` if the purchase is undone; returns
 * their number.
 */
export async function takeBack(
  tx: Transaction,
  purchase: { account: number; order: string; key: string; whole: boolean },
  now: Date,
): Promise<number> {
  const result = await tx.one<{ taken: number | null }>(sql`
    select taken from credits.public_take_back(account => ${purchase.account}, grant_key => ${`order:${purchase.order}`}, key => ${purchase.key},
      whole => ${purchase.whole}, reason => 'withdrawal', at => ${now})`)
  return result.taken ?? 0
}

/** Declines refunds waiting for a second person: a withdrawal takes precedence. */
export async function declineWaiting(tx: Transaction, order: string, now: Date): Promise<void> {
  await tx.one(sql`select refunds.decline_pending_approval(${order}, ${now})`)
}

/** Stores a withdrawal; `false` if the order was already withdrawn from. */
export async function insertWithdrawal(
  tx: Transaction,
  declared: { order: string; account: number; by: 'member' | 'visitor'; at: Date },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into refunds.withdrawal (order_id, account_id, declared_at, by)
    values (${declared.order}, ${declared.account}, ${declared.at}, ${declared.by})
    on conflict on constraint withdrawal_pk do nothing`)
  if (inserted === 1)
    await tx.run(sql`
      insert into refunds.order_event (order_id, kind, about, what, at)
      values (${declared.order}, 'withdrawal', ${declared.order}, ${`declared_${declared.by}`}, ${declared.at})`)
  return inserted === 1
}

/** Stores the result of a withdrawal. */
export async function settleWithdrawal(
  tx: Transaction,
  {
    order,
    credits,
    amountMinor,
    bankHadIt = false,
  }: { order: string; credits: number; amountMinor: number; bankHadIt?: boolean },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update refunds.withdrawal set settled_at = ${now}, credits = ${credits}, amount_minor = ${amountMinor}, blocked_by_dispute = ${bankHadIt}
    where order_id = ${order} and settled_at is null`)
  await tx.run(sql`
    insert into refunds.order_event (order_id, kind, about, what, amount_minor, at)
    values (${order}, 'withdrawal', ${order}, 'settled', ${amountMinor}, ${now})`)
}

/** A refund as shown to its buyer. */
export interface RefundRow {
  readonly refund_id: string
  readonly amount_minor: number
  readonly reason: RefundReason
  readonly state: RefundState
  /** Whether it was paid from the operator's own account. */
  readonly by_hand: boolean
  readonly created_at: Date
  readonly changed_at: Date
}

/** The refunds of an order; for a failed and retried one, only the latest. */
export function selectRefunds(queries: Queries, order: string): Promise<RefundRow[]> {
  return queries.many(sql`
    select r.refund_id, r.amount_minor, r.reason, r.state, r.by_hand is not null as by_hand, r.created_at, r.changed_at from refunds.refund r
    where r.order_id = ${order} and not exists (select from refunds.refund later where later.retry_of = r.id)
    order by r.id`)
}

/** The latest dispute over the price of an order. */
export function selectDispute(
  queries: Queries,
  order: string,
): Promise<{ amount_minor: number; state: DisputeState; credits: number; opened_at: Date } | null> {
  return queries.maybe(sql`
    select d.amount_minor, d.state, d.credits, d.opened_at from refunds.dispute d
    join refunds.payment p on p.attempt = d.attempt and p.counted_as = 'price'
    where d.order_id = ${order} order by d.opened_at desc limit 1`)
}
