import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MethodKey, RefundReason, OrderStatus } from '#features/money/payments/index.ts'
import type { OfficeRefundState, RefundState } from '../../rules/refund-states.ts'

/** An order in an office list. */
export interface FoundOrderRow {
  readonly order_id: string
  readonly account: number
  readonly site: number
  readonly name: string
  readonly member: string | null
  readonly email: string | null
  readonly credits: number
  readonly price_minor: number
  readonly currency: string
  readonly method: MethodKey
  readonly status: OrderStatus
  readonly country: string
  readonly created_at: Date
}

const foundOrderQuery = sql.part`
  o.order_id, o.account_id as account, o.site_id as site, coalesce(c.name, '') as name, a.member_id as member, c.email, o.credits, o.price_minor, o.currency, o.method,
  o.status, o.country, o.created_at
  from payments.public_order o left join accounts.public_contact_details c on c.account_id = o.account_id
  left join accounts.public_account a on a.account_id = o.account_id`

/** The latest orders of all, those of an address, or the one with a number. */
export function selectFoundOrders(
  queries: Queries,
  { order, emailKey }: { order: string | null; emailKey: string | null },
): Promise<FoundOrderRow[]> {
  return queries.many(
    order !== null
      ? sql`select ${foundOrderQuery} where o.order_id = ${order}`
      : emailKey !== null
        ? sql`select ${foundOrderQuery} where c.email_key = ${emailKey} order by o.created_at desc limit 50`
        : sql`select ${foundOrderQuery} order by o.created_at desc limit 50`,
  )
}

/** A refund as shown in the office. */
export interface OfficeRefundRow {
  readonly id: number
  readonly refund_id: string
  readonly order_id: string
  readonly attempt: string
  readonly amount_minor: number
  readonly currency: string
  readonly reason: RefundReason
  readonly state: OfficeRefundState
  readonly requested_by: number | null
  readonly decided_by: number | null
  readonly retried: boolean
  /** A bank is deciding on the payment or has decided against us. */
  readonly disputed: boolean
  /** Reference of a payment made in another way. */
  readonly by_hand: string | null
  /** Unspent credits taken back with it. */
  readonly credits: number
  readonly created_at: Date
  readonly changed_at: Date
}

// Silent: its provider was queried for the entire period and never responded.
const refund = sql.part`
  r.id, r.refund_id, r.order_id, r.attempt, r.amount_minor, p.currency, r.reason,
  case when r.state in ('asked', 'pending') and r.next_check_at is null then 'silent' else r.state end as state,
  r.requested_by, r.by_hand, r.credits,
  (select a.decided_by from staff.public_approval a
    where a.kind = 'refunds.refund' and a.subject = r.refund_id::text and a.state in ('approved', 'declined')) as decided_by,
  exists (select from refunds.refund later where later.retry_of = r.id) as retried,
  exists (select from refunds.dispute d where d.attempt = r.attempt and d.state <> 'won') as disputed, r.created_at, r.changed_at
  from refunds.refund r join refunds.payment p on p.attempt = r.attempt`

/** All refunds of an order, oldest first. */
export function selectOfficeRefunds(queries: Queries, order: string): Promise<OfficeRefundRow[]> {
  return queries.many(sql`select ${refund} where r.order_id = ${order} order by r.id`)
}

/** One refund by its number. */
export function selectOfficeRefund(
  queries: Queries,
  number: string,
): Promise<OfficeRefundRow | null> {
  return queries.maybe(sql`select ${refund} where r.refund_id = ${number}`)
}

// A silent refund with a waiting ruling is listed as that ruling.
const open = sql.part`
  (r.state in ('waiting', 'failed') and not exists (select from refunds.refund later where later.retry_of = r.id)
    or r.state in ('asked', 'pending') and r.next_check_at is null
      and not exists (select from refunds.manual_decision l where l.refund_id = r.id and l.state = 'waiting'))`

/**
 * Refunds waiting for a second person, failed without a retry, or unanswered by their provider;
 * oldest first.
 */
export function selectOpenRefunds(queries: Queries): Promise<OfficeRefundRow[]> {
  return queries.many(sql`select ${refund} where ${open} order by r.id limit 50`)
}

/** Number of those refunds, and of rulings waiting for a second person. */
export async function countOpen(queries: Queries): Promise<number> {
  const { waiting } = await queries.one<{ waiting: number }>(sql`
    select (select count(*) from refunds.refund r where ${open}) + (select count(*) from refunds.manual_decision l where l.state = 'waiting') as waiting`)
  return waiting
}

/** Total the staff refunded of an order without approval. */
export async function selectUnapprovedTotal(queries: Queries, order: string): Promise<number> {
  const { given } = await queries.one<{ given: number }>(
    sql`select refunds.refunded_without_approval(${order}) as given`,
  )
  return given
}

/** One entry in an order's history. */
export interface StepRow {
  readonly at: Date
  readonly kind: 'status' | 'webhook' | 'refund' | 'withdrawal' | 'dispute' | 'credits'
  readonly what: string
  readonly detail: string | null
  readonly amount_minor: number | null
  readonly credits: number | null
  readonly by: number | null
}

/** History of an order and its money, oldest first. */
export function selectSteps(queries: Queries, order: string, account: number): Promise<StepRow[]> {
  return queries.many(sql`
    select at, kind, what, detail, amount_minor, credits, by from (
      select s.at, s.kind, s.what, s.detail, null::bigint as amount_minor, null::bigint as credits, null::bigint as by, 0 as turn, 0::bigint as id
      from payments.public_order_event s where s.order_id = ${order}
      union all
      select s.at, s.kind, s.what, case s.kind when 'withdrawal' then null else s.about end, s.amount_minor, null, s.by, 1, s.id
      from refunds.order_event s where s.order_id = ${order}
      union all
      select m.at, 'credits', m.reason, null, null, m.credits, null, 2, m.version
      from credits.public_movement m where m.account_id = ${account} and m.ref = ${order}
    ) step
    order by at, turn, id
    limit 500`)
}

/** A waiting refund with what its approval would send. */
export interface RefundTermsRow {
  readonly refund_id: string
  readonly id: number
  readonly site: number
  readonly disputed: boolean
  readonly order: string
  readonly amount_minor: number
  readonly currency: string
  readonly reason: RefundReason
}

/** The terms on which a refund would be approved; the caller has locked the order. `null` if there is none. */
export function selectRefundTerms(tx: Transaction, number: string): Promise<RefundTermsRow | null> {
  return tx.maybe(sql`
    select r.refund_id, r.id, p.site_id as site, r.order_id as order, r.amount_minor, p.currency, r.reason,
      exists (select from refunds.dispute d where d.attempt = r.attempt and d.state <> 'won') as disputed
    from refunds.refund r join refunds.payment p on p.attempt = r.attempt where r.refund_id = ${number}`)
}

/** Locks a refund against other decisions until the transaction ends. */
export async function lockRefund(tx: Transaction, id: number): Promise<RefundState> {
  const { state } = await tx.one<{ state: RefundState }>(
    sql`select state from refunds.refund where id = ${id} for update`,
  )
  return state
}
