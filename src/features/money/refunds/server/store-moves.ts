import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ProviderDispute } from '#features/money/payments/server/index.ts'
import type { RefundReason } from '#features/money/payments/rules/money-back.ts'
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
  /** When somebody of the staff had the provider asked once more. */
  readonly requested_again_at: Date | null
  readonly gateway: string
  readonly ref: string
}

const columns = sql.part`
  r.id, r.refund_id, r.order_id, r.state, r.provider_ref, r.amount_minor, p.currency, r.reason, r.created_at, r.requested_again_at, p.gateway, p.ref`

/** One refund by its inside key. */
export function selectMoving(queries: Queries, refund: number): Promise<MovingRefund | null> {
  return queries.maybe(sql`
    select ${columns} from refunds.refund r join refunds.payment p on p.attempt = r.attempt where r.id = ${refund}`)
}

/** The refunds whose time to be asked about has come, the longest due first. */
export function selectDue(queries: Queries, limit: number, now: Date): Promise<MovingRefund[]> {
  return queries.many(sql`
    select ${columns} from refunds.refund r join refunds.payment p on p.attempt = r.attempt
    where r.next_check_at <= ${now} order by r.next_check_at, r.id limit ${limit}`)
}

/** Says when the provider is asked about a refund again. */
export async function setNextLook(queries: Queries, refund: number, at: Date | null): Promise<void> {
  await queries.run(sql`update refunds.refund set next_check_at = ${at} where id = ${refund}`)
}

/** Moves a refund on, upward only; `byHand` is the reference of one that was paid another way. */
export function move(
  tx: Transaction,
  to: {
    refund: number
    state: RefundState
    providerRef: string | null
    by: number | null
    byHand: string | null
  },
  now: Date,
): Promise<{ verdict: 'moved' | 'unchanged'; order_id: string; amount_minor: number; back: boolean }> {
  return tx.one(sql`
    select * from refunds.change_refund_state(refund => ${to.refund}, to_state => ${to.state}, provider_ref => ${to.providerRef},
      by => ${to.by}, by_hand => ${to.byHand}, at => ${now})`)
}

/** Applies a provider's word on a dispute, or that of one of the staff; the order is held. */
export function hearDispute(
  tx: Transaction,
  { attempt, dispute, by }: { attempt: string; dispute: ProviderDispute; by: number | null },
  now: Date,
): Promise<{ moved: boolean; overturned: boolean; lost_minor: number }> {
  return tx.one(sql`
    select * from refunds.apply_dispute_status(attempt => ${attempt}, ref => ${dispute.id}, amount => ${dispute.amountMinor},
      state => ${dispute.state}, reason => ${dispute.reason}, by => ${by}, at => ${now})`)
}

/** The refunds of a payment that are on their way, for a webhook may be about one of them; each is due now. */
export function wakeRefunds(tx: Transaction, attempt: string, now: Date): Promise<{ id: number }[]> {
  return tx.many(sql`
    update refunds.refund set next_check_at = ${now}
    where attempt = ${attempt} and state in ('asked', 'pending', 'paid') and provider_ref is not null and by_hand is null
    returning id`)
}

/** Has the provider asked once more about a refund it never answered for. */
export async function askOnceMore(
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
  await tx.run(sql`update refunds.refund set requested_again_at = ${now}, next_check_at = ${now} where id = ${refund}`)
  await tx.run(sql`
    insert into refunds.order_event (order_id, kind, about, what, amount_minor, by, at)
    values (${order}, 'refund', ${number}, 'asked_again', ${amountMinor}, ${by}, ${now})`)
}

/** Gives the credits again that were taken back for a refund that is given up; gives how many. */
export async function giveCreditsAgain(tx: Transaction, refund: number, now: Date): Promise<number> {
  const { given } = await tx.one<{ given: number }>(sql`select refunds.regrant_credits(${refund}, ${now}) as given`)
  return given
}
