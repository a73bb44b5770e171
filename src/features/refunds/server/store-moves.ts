import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ProviderDispute } from '#features/payments/server/index.ts'
import type { RefundReason } from '#features/payments/rules/money-back.ts'
import type { RefundState } from '../rules/refund-states.ts'

/** A refund as the provider is asked about it. */
export interface MovingRefund {
  readonly id: number
  readonly refund_id: string
  readonly order_id: string
  readonly state: RefundState
  readonly provider_ref: string | null
  readonly amount_minor: number
  readonly currency: string
  readonly reason: RefundReason
  readonly created_at: Date
  readonly gateway: string
  readonly ref: string
}

const columns = sql.part`
  r.id, r.refund_id, r.order_id, r.state, r.provider_ref, r.amount_minor, p.currency, r.reason, r.created_at, p.gateway, p.ref`

/** One refund by its inside key. */
export function selectMoving(queries: Queries, refund: number): Promise<MovingRefund | null> {
  return queries.maybe(sql`
    select ${columns} from refunds.refund r join refunds.paid p on p.attempt = r.attempt where r.id = ${refund}`)
}

/** The refunds whose time to be asked about has come, the longest due first. */
export function selectDue(queries: Queries, limit: number, now: Date): Promise<MovingRefund[]> {
  return queries.many(sql`
    select ${columns} from refunds.refund r join refunds.paid p on p.attempt = r.attempt
    where r.next_look_at <= ${now} order by r.next_look_at, r.id limit ${limit}`)
}

/** Says when the provider is asked about a refund again. */
export async function setNextLook(queries: Queries, refund: number, at: Date | null): Promise<void> {
  await queries.run(sql`update refunds.refund set next_look_at = ${at} where id = ${refund}`)
}

/** Moves a refund on, upward only. */
export function move(
  tx: Transaction,
  to: { refund: number; state: RefundState; providerRef: string | null; by: number | null },
  now: Date,
): Promise<{ verdict: 'moved' | 'unchanged'; order_id: string; amount_minor: number; back: boolean }> {
  return tx.one(sql`
    select * from refunds.move(${to.refund}, ${to.state}, ${to.providerRef}, ${to.by}, ${now})`)
}

/** Applies a provider's word on a dispute; the order is held. */
export function hearDispute(
  tx: Transaction,
  { attempt, dispute }: { attempt: string; dispute: ProviderDispute },
  now: Date,
): Promise<{ moved: boolean; lost_minor: number }> {
  return tx.one(sql`
    select * from refunds.hear_dispute(${attempt}, ${dispute.id}, ${dispute.amountMinor}, ${dispute.state}, ${dispute.reason}, ${now})`)
}

/** The refunds of a payment that are on their way, for a webhook may be about one of them; each is due now. */
export function wakeRefunds(tx: Transaction, attempt: string, now: Date): Promise<{ id: number }[]> {
  return tx.many(sql`
    update refunds.refund set next_look_at = ${now}
    where attempt = ${attempt} and state in ('asked', 'pending', 'paid') and provider_ref is not null
    returning id`)
}
