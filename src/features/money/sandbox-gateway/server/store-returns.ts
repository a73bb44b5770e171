import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { DisputeState, ProviderRefundState } from '#features/money/payments/index.ts'
import type { RefundResponseBody } from './wire.ts'

const columns = sql.part`
  r.id, r.payment_id as payment, r.state, r.amount_minor, p.currency`

/**
 * Locks the refunds and disputes of a payment until the transaction ends, and returns the amount
 * that can still be refunded; null for an unknown payment.
 */
export async function lockReturns(tx: Transaction, payment: string): Promise<number | null> {
  const row = await tx.maybe<{ left: number }>(sql`
    select case when p.state <> 'paid' or exists (
        select from sandbox_gateway.dispute d where d.payment_id = p.id and d.state <> 'won') then 0
      else p.amount_minor - coalesce((
        select sum(r.amount_minor) from sandbox_gateway.refund r where r.payment_id = p.id and r.state <> 'failed'), 0) end::bigint as left
    from sandbox_gateway.payment p where p.id = ${payment} for update`)
  return row?.left ?? null
}

/** A refund by the shop's idempotency key. */
export function selectRefundByKey(
  queries: Queries,
  key: string,
): Promise<RefundResponseBody | null> {
  return queries.maybe(sql`
    select ${columns} from sandbox_gateway.refund r join sandbox_gateway.payment p on p.id = r.payment_id
    where r.idempotency_key = ${key}`)
}

export function selectRefund(
  queries: Queries,
  payment: string,
  id: string,
): Promise<RefundResponseBody | null> {
  return queries.maybe(sql`
    select ${columns} from sandbox_gateway.refund r join sandbox_gateway.payment p on p.id = r.payment_id
    where r.id = ${id} and r.payment_id = ${payment}`)
}

/** The refunds of a payment in order. */
export function selectRefunds(queries: Queries, payment: string): Promise<RefundResponseBody[]> {
  return queries.many(sql`
    select ${columns} from sandbox_gateway.refund r join sandbox_gateway.payment p on p.id = r.payment_id
    where r.payment_id = ${payment} order by r.created_at, r.id`)
}

/** Inserts a pending refund. */
export async function insertRefund(
  tx: Transaction,
  refund: { id: string; payment: string; key: string; amountMinor: number; settlesAt: Date },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into sandbox_gateway.refund (id, payment_id, idempotency_key, amount_minor, state, settles_at, created_at)
    values (${refund.id}, ${refund.payment}, ${refund.key}, ${refund.amountMinor}, 'pending', ${refund.settlesAt}, ${now})`)
}

/**
 * Changes the state of a refund: it arrives, or fails, even after arrival; false if not possible.
 */
export async function moveRefund(
  tx: Transaction,
  { payment, id, to }: { payment: string; id: string; to: Exclude<ProviderRefundState, 'pending'> },
): Promise<boolean> {
  const moved = await tx.run(sql`
    update sandbox_gateway.refund set state = ${to}, settles_at = null
    where id = ${id} and payment_id = ${payment} and (state = 'pending' or state = 'paid' and ${to} = 'failed')`)
  return moved === 1
}

/** Completes all refunds that are due and returns their payments. */
export async function settleRefunds(tx: Transaction, now: Date): Promise<string[]> {
  const rows = await tx.many<{ payment: string }>(sql`
    update sandbox_gateway.refund set state = 'paid', settles_at = null
    where state = 'pending' and settles_at <= ${now} returning payment_id as payment`)
  return [...new Set(rows.map(({ payment }) => payment))]
}

/**
 * Opens a dispute, or records one that is already lost; false if the payment has one or was never
 * paid.
 */
export async function openDispute(
  tx: Transaction,
  dispute: { id: string; payment: string; state: DisputeState; reason: string | null },
  now: Date,
): Promise<boolean> {
  const opened = await tx.run(sql`
    insert into sandbox_gateway.dispute (id, payment_id, amount_minor, state, reason, created_at)
    select ${dispute.id}, p.id, p.amount_minor, ${dispute.state}, ${dispute.reason}, ${now}
    from sandbox_gateway.payment p where p.id = ${dispute.payment} and p.state = 'paid'
    on conflict on constraint dispute_once do nothing`)
  return opened === 1
}

/** Decides an open dispute; false if none is open. */
export async function endDispute(
  tx: Transaction,
  payment: string,
  state: 'won' | 'lost',
): Promise<boolean> {
  const ended = await tx.run(sql`
    update sandbox_gateway.dispute set state = ${state} where payment_id = ${payment} and state = 'open'`)
  return ended === 1
}
