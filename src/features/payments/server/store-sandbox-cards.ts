import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Remembers the card of a payment that was paid, where the payer wished it. */
export async function rememberCard(tx: Transaction, { payment, token }: { payment: string; token: string }, now: Date) {
  await tx.run(sql`
    insert into payments.sandbox_card (token, payment_id, brand, last4, expires, declines, created_at)
    select ${token}, p.id, 'visa', '4242', '2034-12', false, ${now} from payments.sandbox_payment p
    where p.id = ${payment} and p.keep_card and p.method in ('creditcard', 'cartebancaire')
    on conflict on constraint sandbox_card_once do nothing`)
}

/** A remembered card; null for one that was forgotten or never was. */
export function selectCard(queries: Queries, token: string): Promise<{ declines: boolean } | null> {
  return queries.maybe(sql`
    select declines from payments.sandbox_card where token = ${token} and forgotten_at is null`)
}

/** Forgets a card. */
export async function forgetCard(queries: Queries, token: string, now: Date): Promise<void> {
  await queries.run(sql`
    update payments.sandbox_card set forgotten_at = ${now} where token = ${token} and forgotten_at is null`)
}

/** What the card's bank will say; false when there is no such card. */
export async function setDeclines(queries: Queries, token: string, declines: boolean): Promise<boolean> {
  const touched = await queries.run(sql`
    update payments.sandbox_card set declines = ${declines} where token = ${token} and forgotten_at is null`)
  return touched === 1
}
