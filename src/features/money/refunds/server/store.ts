import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { OrderStatus } from '#features/money/payments/rules/order-status.ts'
import type { DisputeState, RefundReason } from '#features/money/payments/rules/money-back.ts'
import type { RefundState } from '../rules/refund-states.ts'

/** An order with what came in for it and what a withdrawal would be reckoned from. */
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
  /** The attempt that paid the price; null before there is money. */
  readonly attempt: string | null
  readonly promised_minor: number
  readonly granted: number
  readonly unspent: number
  readonly frozen: boolean
  readonly withdrawn_at: Date | null
  readonly settled_at: Date | null
  readonly withdrawn_credits: number | null
  readonly withdrawn_minor: number | null
  /** How the latest dispute over the price stands. */
  readonly dispute: DisputeState | null
}

const columns = sql.part`
  o.order_id, o.account_id as account, o.site_id as site, o.status, o.credits, o.price_minor, o.currency, o.refund_days,
  o.consented_at is not null as consented, o.created_at,
  paid.attempt, coalesce(kept.promised_minor, 0) as promised_minor,
  coalesce(b.granted, o.credits) as granted, coalesce(b.remaining, 0) as unspent, coalesce(b.frozen, false) as frozen,
  w.declared_at as withdrawn_at, w.settled_at, w.credits as withdrawn_credits, w.amount_minor as withdrawn_minor,
  (select d.state from refunds.dispute d where d.attempt = paid.attempt order by d.opened_at desc limit 1) as dispute`
const joined = sql.part`
  from payments.public_order o
  left join payments.public_payment paid on paid.order_id = o.order_id and paid.counted_as = 'price'
  left join refunds.payment kept on kept.attempt = paid.attempt
  left join credits.public_purchase b on b.account_id = o.account_id and b.grant_key = 'order:' || o.order_id
  left join refunds.withdrawal w on w.order_id = o.order_id`

/** An order by its number; null for none. */
export function selectOrder(queries: Queries, order: string): Promise<OrderMoney | null> {
  return queries.maybe(sql`select ${columns} ${joined} where o.order_id = ${order}`)
}

/** The latest orders of an account that were paid, or may be. */
export function selectOrdersOf(queries: Queries, account: number, since: Date): Promise<OrderMoney[]> {
  return queries.many(sql`
    select ${columns} ${joined}
    where o.account_id = ${account} and o.created_at > ${since} and o.status in ('pending', 'completed')
    order by o.created_at desc
    limit 50`)
}

/** Nobody pays for, refunds, disputes or spends what an order bought until the transaction ends. */
export async function holdOrder(tx: Transaction, order: string): Promise<void> {
  await tx.one(sql`select refunds.lock_order(${order})`)
}

/** What is asked for. */
export interface Asked {
  readonly attempt: string
  /** Its number, fresh. */
  readonly number: string
  readonly key: string
  /** Null for all that is left. */
  readonly amountMinor: number | null
  readonly reason: RefundReason
  /** Who of the staff; null for the product itself. */
  readonly by: number | null
  /** Up to how much the staff give back alone; null where nobody has to approve. */
  readonly aloneMinor: number | null
  readonly retryOf: number | null
}

/** What came of asking. */
export interface AskedAnswer {
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

/** Promises money back; the order is held. */
export function ask(tx: Transaction, asked: Asked, now: Date): Promise<AskedAnswer> {
  return tx.one(sql`
    select verdict, refund, refund_number, amount_minor from refunds.request_refund(
      attempt => ${asked.attempt}, new_refund_id => ${asked.number}, key => ${asked.key}, amount => ${asked.amountMinor},
      reason => ${asked.reason}, by => ${asked.by}, approval_limit => ${asked.aloneMinor}, retry_of => ${asked.retryOf}, at => ${now})`)
}

/** Takes back the unspent credits of a purchase, all of it undone or not; gives how many. */
export async function takeBack(
  tx: Transaction,
  taken: { account: number; order: string; key: string; whole: boolean },
  now: Date,
): Promise<number> {
  const back = await tx.one<{ taken: number | null }>(sql`
    select taken from credits.public_take_back(account => ${taken.account}, grant_key => ${`order:${taken.order}`}, key => ${taken.key},
      whole => ${taken.whole}, reason => 'withdrawal', at => ${now})`)
  return back.taken ?? 0
}

/** Undoes the purchase if nothing of its price is left with us. */
export async function undoWhenAllIsBack(tx: Transaction, order: string, key: string, now: Date): Promise<void> {
  await tx.one(sql`select refunds.undo_purchase(${order}, ${key}, 'correction', ${now})`)
}

/** Declines what still waits for a second person: a withdrawal goes first. */
export async function declineWaiting(tx: Transaction, order: string, now: Date): Promise<void> {
  await tx.one(sql`select refunds.decline_pending_approval(${order}, ${now})`)
}

/** Writes a withdrawal down; false for an order somebody has withdrawn from. */
export async function declareWithdrawal(
  tx: Transaction,
  declared: { order: string; account: number; by: 'member' | 'visitor'; at: Date },
): Promise<boolean> {
  const fresh = await tx.run(sql`
    insert into refunds.withdrawal (order_id, account_id, declared_at, by)
    values (${declared.order}, ${declared.account}, ${declared.at}, ${declared.by})
    on conflict on constraint withdrawal_pk do nothing`)
  if (fresh === 1)
    await tx.run(sql`
      insert into refunds.order_event (order_id, kind, about, what, at)
      values (${declared.order}, 'withdrawal', ${declared.order}, ${`declared_${declared.by}`}, ${declared.at})`)
  return fresh === 1
}

/** Notes what a withdrawal came to. */
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

/** A refund as its buyer reads it. */
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

/** The refunds of an order; of one that failed and was tried anew only the latest. */
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
