import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Books a paid order by its invoice. */
export async function bookSale(tx: Transaction, { order, gateway }: { order: string; gateway: string }, now: Date) {
  await tx.one(sql`select accounting.book_sale(${order}, ${gateway}, ${now})`)
}

type Verdict = Promise<{ readonly verdict: string }>
interface Moved {
  readonly order: string
  readonly key: string
  readonly amountMinor: number
}

/** Books a refund that arrived; `reason` tells whether it is the price of credits that were taken back. */
export async function bookRefund(
  tx: Transaction,
  { order, amountMinor, key, reason }: Moved & { readonly reason: string },
  now: Date,
): Promise<string> {
  const booked = tx.one(sql`
    select accounting.public_book_refund(for_order => ${order}, amount_minor => ${amountMinor}, key => ${key}, at => ${now},
      of_credits => ${reason === 'withdrawal'}) as verdict`)
  return (await (booked as Verdict)).verdict
}

/** Books that a refund was paid from the operator's own account. */
export async function bookByHand(tx: Transaction, { order, amountMinor, key }: Moved, now: Date): Promise<string> {
  const booked = tx.one(sql`select accounting.public_book_manual_refund(${order}, ${amountMinor}, ${key}, ${now}) as verdict`)
  return (await (booked as Verdict)).verdict
}

/** Books that a bank asks for money, or has it. */
export async function bookChargeback(tx: Transaction, { order, amountMinor, key }: Moved, now: Date): Promise<string> {
  return (
    await (tx.one(
      sql`select accounting.public_book_chargeback(${order}, ${amountMinor}, ${key}, ${now}) as verdict`,
    ) as Verdict)
  ).verdict
}

/** Books how that was decided. */
export async function endChargeback(
  tx: Transaction,
  { key, state }: { readonly key: string; readonly state: string },
  now: Date,
): Promise<string> {
  return (await (tx.one(sql`select accounting.public_close_chargeback(${key}, ${state}, ${now}) as verdict`) as Verdict))
    .verdict
}

/** Books that it ended otherwise than it was told before. */
export async function overturnChargeback(
  tx: Transaction,
  { key, state }: { readonly key: string; readonly state: string },
  now: Date,
): Promise<string> {
  return (
    await (tx.one(sql`select accounting.public_overturn_chargeback(${key}, ${state}, ${now}) as verdict`) as Verdict)
  ).verdict
}

/** Brings some sales behind one to what their credits say; the number of the last of them, null when there are no more. */
export async function recogniseSome(queries: Queries, behind: number, most: number, now: Date): Promise<number | null> {
  const { last } = await queries.one<{ last: number | null }>(sql`
    select accounting.recognise_revenue_batch(${behind}, ${most}, ${now}) as last`)
  return last
}

/** What is broken; empty unless the ledger is. */
export function selectViolations(queries: Queries): Promise<{ rule: string; about: string }[]> {
  return queries.many(sql`select rule, about from accounting.ledger_violations`)
}

/** What the ledger keeps of a member's purchases, for their own file (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('order', s.order_id, 'paid_minor', s.gross_minor, 'currency', s.currency,
      'returned_minor', s.returned_minor, 'claimed_back_minor', s.disputed_minor, 'paid_at', s.at) order by s.number), '[]') as data
    from accounting.sale s where s.account_id = ${account}`)
  return data
}
