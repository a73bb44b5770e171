import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Books a paid order by its invoice. */
export async function bookSale(
  tx: Transaction,
  { order, gateway }: { order: string; gateway: string },
  now: Date,
) {
  await tx.one(sql`select accounting.book_sale(${order}, ${gateway}, ${now})`)
}

type Verdict = Promise<{ readonly verdict: string }>
interface Moved {
  readonly order: string
  readonly key: string
  readonly amountMinor: number
}

/** Books a completed refund: the price of credits that have been taken back. */
export async function bookRefund(
  tx: Transaction,
  { order, amountMinor, key }: Moved,
  now: Date,
): Promise<string> {
  const booked = tx.one(sql`
    select accounting.public_book_refund(for_order => ${order}, amount_minor => ${amountMinor}, key => ${key}, at => ${now}) as verdict`)
  return (await (booked as Verdict)).verdict
}

/** Books that a refund was paid from the operator's own account. */
export async function bookByHand(
  tx: Transaction,
  { order, amountMinor, key }: Moved,
  now: Date,
): Promise<string> {
  const booked = tx.one(
    sql`select accounting.public_book_manual_refund(${order}, ${amountMinor}, ${key}, ${now}) as verdict`,
  )
  return (await (booked as Verdict)).verdict
}

/** Books that a bank has claimed or taken money. */
export async function bookChargeback(
  tx: Transaction,
  { order, amountMinor, key }: Moved,
  now: Date,
): Promise<string> {
  return (
    await (tx.one(
      sql`select accounting.public_book_chargeback(${order}, ${amountMinor}, ${key}, ${now}) as verdict`,
    ) as Verdict)
  ).verdict
}

/** Books the outcome of a chargeback. */
export async function endChargeback(
  tx: Transaction,
  { key, state }: { readonly key: string; readonly state: string },
  now: Date,
): Promise<string> {
  return (
    await (tx.one(
      sql`select accounting.public_close_chargeback(${key}, ${state}, ${now}) as verdict`,
    ) as Verdict)
  ).verdict
}

/** Books that a chargeback's outcome has changed. */
export async function overturnChargeback(
  tx: Transaction,
  { key, state }: { readonly key: string; readonly state: string },
  now: Date,
): Promise<string> {
  return (
    await (tx.one(
      sql`select accounting.public_overturn_chargeback(${key}, ${state}, ${now}) as verdict`,
    ) as Verdict)
  ).verdict
}

/**
 * Recognises revenue for up to `most` sales after one; returns the number of the last, `null` if
 * there are no more.
 */
export async function recogniseSome(
  queries: Queries,
  behind: number,
  limit: number,
  now: Date,
): Promise<number | null> {
  const { last } = await queries.one<{ last: number | null }>(sql`
    select accounting.recognise_revenue_batch(${behind}, ${limit}, ${now}) as last`)
  return last
}

/** Ledger entries of a member's purchases, for their data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('order', s.order_id, 'paid_minor', s.gross_minor, 'currency', s.currency,
      'returned_minor', s.returned_minor, 'claimed_back_minor', s.disputed_minor, 'paid_at', s.at) order by s.number), '[]') as data
    from accounting.sale s where s.account_id = ${account}`)
  return data
}
