import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MethodKey } from '#features/money/payments/rules/methods.ts'
import type { RefundReason } from '#features/money/payments/rules/money-back.ts'
import type { OrderStatus } from '#features/money/payments/rules/order-status.ts'
import type { OfficeState, RefundState } from '../rules/refund-states.ts'

/** An order in a list of the office. */
export interface FoundRow {
  readonly order_id: string
  readonly account: number
  readonly site: number
  readonly name: string
  readonly email: string | null
  readonly credits: number
  readonly price_minor: number
  readonly currency: string
  readonly method: MethodKey
  readonly status: OrderStatus
  readonly country: string
  readonly created_at: Date
}

const found = sql.part`
  o.order_id, o.account_id as account, o.site_id as site, coalesce(c.name, '') as name, c.email, o.credits, o.price_minor, o.currency, o.method,
  o.status, o.country, o.created_at
  from payments.public_order o left join accounts.public_contact_details c on c.account_id = o.account_id`

/** The latest orders of all, of an address, or the one of a number. */
export function selectFound(
  queries: Queries,
  { order, emailKey }: { order: string | null; emailKey: string | null },
): Promise<FoundRow[]> {
  return queries.many(
    order !== null
      ? sql`select ${found} where o.order_id = ${order}`
      : emailKey !== null
        ? sql`select ${found} where c.email_key = ${emailKey} order by o.created_at desc limit 50`
        : sql`select ${found} order by o.created_at desc limit 50`,
  )
}

/** A refund as the office sees it. */
export interface OfficeRefundRow {
  readonly id: number
  readonly refund_id: string
  readonly order_id: string
  readonly attempt: string
  readonly amount_minor: number
  readonly currency: string
  readonly reason: RefundReason
  readonly state: OfficeState
  readonly requested_by: number | null
  readonly decided_by: number | null
  readonly retried: boolean
  /** A bank decides about the payment, or has decided against us. */
  readonly disputed: boolean
  /** The reference by which it was paid another way. */
  readonly by_hand: string | null
  readonly created_at: Date
  readonly changed_at: Date
}

// Silent: its provider was asked about it for as long as it is asked about any, and never answered.
const refund = sql.part`
  r.id, r.refund_id, r.order_id, r.attempt, r.amount_minor, p.currency, r.reason,
  case when r.state in ('asked', 'pending') and r.next_check_at is null then 'silent' else r.state end as state,
  r.requested_by, r.decided_by, r.by_hand,
  exists (select from refunds.refund later where later.retry_of = r.id) as retried,
  exists (select from refunds.dispute d where d.attempt = r.attempt and d.state <> 'won') as disputed, r.created_at, r.changed_at
  from refunds.refund r join refunds.payment p on p.attempt = r.attempt`

/** Every refund of an order, in their order. */
export function selectOfficeRefunds(queries: Queries, order: string): Promise<OfficeRefundRow[]> {
  return queries.many(sql`select ${refund} where r.order_id = ${order} order by r.id`)
}

/** One refund by its number. */
export function selectOfficeRefund(queries: Queries, number: string): Promise<OfficeRefundRow | null> {
  return queries.maybe(sql`select ${refund} where r.refund_id = ${number}`)
}

// A silent one of which somebody has said what to do waits as that.
const open = sql.part`
  (r.state in ('waiting', 'failed') and not exists (select from refunds.refund later where later.retry_of = r.id)
    or r.state in ('asked', 'pending') and r.next_check_at is null
      and not exists (select from refunds.manual_decision l where l.refund_id = r.id and l.state = 'waiting'))`

/** What waits for a second person, what failed and nobody tried anew, and what no provider answers for; the oldest first. */
export function selectOpen(queries: Queries): Promise<OfficeRefundRow[]> {
  return queries.many(sql`select ${refund} where ${open} order by r.id limit 50`)
}

/** How many that are, and how much somebody says of a refund or dispute waits for a second person. */
export async function countOpen(queries: Queries): Promise<number> {
  const { waiting } = await queries.one<{ waiting: number }>(sql`
    select (select count(*) from refunds.refund r where ${open}) + (select count(*) from refunds.manual_decision l where l.state = 'waiting') as waiting`)
  return waiting
}

/** How much the staff gave back of an order without anybody's approval. */
export async function selectGivenAlone(queries: Queries, order: string): Promise<number> {
  const { given } = await queries.one<{ given: number }>(sql`select refunds.refunded_without_approval(${order}) as given`)
  return given
}

/** One thing that happened to an order. */
export interface StepRow {
  readonly at: Date
  readonly kind: 'status' | 'webhook' | 'refund' | 'withdrawal' | 'dispute' | 'credits'
  readonly what: string
  readonly detail: string | null
  readonly amount_minor: number | null
  readonly credits: number | null
  readonly by: number | null
}

/** All that happened to an order and its money, the earliest first. */
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
    ) told
    order by at, turn, id
    limit 500`)
}

/** Nobody else decides about a refund until the transaction ends. */
export async function lockRefund(tx: Transaction, id: number): Promise<RefundState> {
  const { state } = await tx.one<{ state: RefundState }>(
    sql`select state from refunds.refund where id = ${id} for update`,
  )
  return state
}
