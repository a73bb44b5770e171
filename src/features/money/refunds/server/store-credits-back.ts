import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The parts of an order's price that were refunded and had their credits taken back. */
export interface CreditsBackRow {
  readonly order_id: string
  readonly attempt: string
  readonly account: number
  readonly paid_minor: number
  /** Promised, on its way or refunded; without refunds waiting for a second person. */
  readonly refunded_minor: number
  readonly credited_minor: number
  readonly rounding: number
  readonly unspent: number
}

/**
 * These facts for some orders whose price was paid; in a transaction, the caller holds the order's
 * lock.
 */
export function selectCreditsBack(
  queries: Queries,
  orders: readonly string[],
): Promise<CreditsBackRow[]> {
  return queries.many(sql`
    select p.order_id, p.attempt, p.account_id as account, p.paid_minor, p.credited_minor, p.credit_rounding as rounding,
      p.promised_minor - coalesce((
        select sum(r.amount_minor) from refunds.refund r where r.attempt = p.attempt and r.state = 'waiting'), 0)::bigint as refunded_minor,
      coalesce((
        select sum(g.remaining) from credits.public_grant_for g
        where g.account_id = p.account_id and g.ref = p.order_id::text), 0)::bigint as unspent
    from refunds.payment p where p.order_id = any(${[...orders]}::uuid[]) and p.counted_as = 'price'`)
}

/**
 * Takes back credits of an order; `most` is `null` if none of its price is left. Returns their
 * number.
 */
export async function takeBackCredits(
  tx: Transaction,
  take: { account: number; order: string; key: string; most: number | null },
  now: Date,
): Promise<number> {
  const { taken } = await tx.one<{ taken: number }>(sql`
    select refunds.take_back_credits(account => ${take.account}, for_order => ${take.order}, key => ${take.key},
      most => ${take.most}, at => ${now}) as taken`)
  return taken
}

/** Stores the credits taken back for a refund. */
export async function storeCreditsBack(
  tx: Transaction,
  refund: string,
  back: { credits: number; creditedMinor: number; rounding: number },
): Promise<void> {
  await tx.run(sql`
    with refund as (
      update refunds.refund set credits = credits + ${back.credits}, credited_minor = least(amount_minor, credited_minor + ${back.creditedMinor})
      where refund_id = ${refund} returning attempt
    )
    update refunds.payment p set credited_minor = p.credited_minor + ${back.creditedMinor}, credit_rounding = ${back.rounding}
    from refund where p.attempt = refund.attempt`)
}

/**
 * Records that a withdrawal has taken back all unspent credits, so that no later refund takes its
 * share again.
 */
export async function noteAllTakenBack(tx: Transaction, order: string): Promise<void> {
  await tx.run(sql`
    update refunds.payment set credited_minor = promised_minor, credit_rounding = 0
    where order_id = ${order} and counted_as = 'price' and credited_minor < promised_minor`)
}
