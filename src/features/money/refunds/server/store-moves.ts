import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ProviderDispute } from '#features/money/payments/server/index.ts'
import type { RefundReason } from '#features/money/payments/index.ts'
import type { RefundState } from '../rules/refund-states.ts'

/** A refund with the data needed to query its provider. */
export interface RefundToSync {
  readonly id: number
  readonly refund_id: string
  readonly order_id: string
  readonly state: RefundState
  readonly provider_ref: string | null
  readonly amount_minor: number
  readonly currency: string
  readonly reason: RefundReason
  readonly created_at: Date
  /** When staff had the provider queried once more. */
  readonly requested_again_at: Date | null
  readonly gateway: string
  readonly ref: string
}

const columns = sql.part`
  r.id, r.refund_id, r.order_id, r.state, r.provider_ref, r.amount_minor, p.currency, r.reason, r.created_at, r.requested_again_at, p.gateway, p.ref`

/** One refund by its internal key. */
export function selectRefundToSync(queries: Queries, refund: number): Promise<RefundToSync | null> {
  return queries.maybe(sql`
    select ${columns} from refunds.refund r join refunds.payment p on p.attempt = r.attempt where r.id = ${refund}`)
}

/** Refunds due for a check, longest overdue first. */
export function selectDueRefunds(
  queries: Queries,
  limit: number,
  now: Date,
): Promise<RefundToSync[]> {
  return queries.many(sql`
    select ${columns} from refunds.refund r join refunds.payment p on p.attempt = r.attempt
    where r.next_check_at <= ${now} order by r.next_check_at, r.id limit ${limit}`)
}

/** Sets when the provider is queried about a refund again. */
export async function setNextCheck(
  queries: Queries,
  refund: number,
  at: Date | null,
): Promise<void> {
  await queries.run(sql`update refunds.refund set next_check_at = ${at} where id = ${refund}`)
}

/** Moves a refund's state forward; `byHand` is the reference of a payment made in another way. */
export function moveRefund(
  tx: Transaction,
  to: {
    refund: number
    state: RefundState
    providerRef: string | null
    by: number | null
    byHand: string | null
  },
  now: Date,
): Promise<{
  verdict: 'moved' | 'unchanged'
  order_id: string
  amount_minor: number
  back: boolean
}> {
  return tx.one(sql`
    select * from refunds.change_refund_state(refund => ${to.refund}, to_state => ${to.state}, provider_ref => ${to.providerRef},
      by => ${to.by}, by_hand => ${to.byHand}, at => ${now})`)
}

/**
 * Applies a dispute report by the provider or a staff member; the caller holds the order's lock.
 */
export function applyDisputeReport(
  tx: Transaction,
  { attempt, dispute, by }: { attempt: string; dispute: ProviderDispute; by: number | null },
  now: Date,
): Promise<{ moved: boolean; overturned: boolean; lost_minor: number }> {
  return tx.one(sql`
    select * from refunds.apply_dispute_status(attempt => ${attempt}, ref => ${dispute.id}, amount => ${dispute.amountMinor},
      state => ${dispute.state}, reason => ${dispute.reason}, by => ${by}, at => ${now})`)
}

/** Makes the pending refunds of a payment due now, because a webhook may be about one of them. */
export function scheduleRefundChecks(
  tx: Transaction,
  attempt: string,
  now: Date,
): Promise<{ id: number }[]> {
  return tx.many(sql`
    update refunds.refund set next_check_at = ${now}
    where attempt = ${attempt} and state in ('asked', 'pending', 'paid') and provider_ref is not null and by_hand is null
    returning id`)
}

/** Schedules another query about a refund for which the provider never responded. */
export async function requestAgain(
  tx: Transaction,
  {
    refund,
    order,
    number,
    amountMinor,
    by,
  }: { refund: number; order: string; number: string; amountMinor: number; by: number },
  now: Date,
): Promise<void> {
  await tx.run(
    sql`update refunds.refund set requested_again_at = ${now}, next_check_at = ${now} where id = ${refund}`,
  )
  await tx.run(sql`
    insert into refunds.order_event (order_id, kind, about, what, amount_minor, by, at)
    values (${order}, 'refund', ${number}, 'asked_again', ${amountMinor}, ${by}, ${now})`)
}

/** Restores the credits taken back for a refund that is given up; returns their number. */
export async function restoreCredits(tx: Transaction, refund: number, now: Date): Promise<number> {
  const { given } = await tx.one<{ given: number }>(
    sql`select refunds.regrant_credits(${refund}, ${now}) as given`,
  )
  return given
}
