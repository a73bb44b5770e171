import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MarkPair } from './store-standing.ts'

/** Writes down that an order is collected under a mandate. */
export async function insertDebit(
  tx: Transaction,
  made: MarkPair & { order: string; mandate: number; account: number; dueOn: string; signs: boolean },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into direct_debit.debit (order_id, mandate_id, account_id, iban_hash, phone_hash, due_on, signs, ordered_at)
    values (${made.order}, ${made.mandate}, ${made.account}, ${made.iban_hash}, ${made.phone_hash}, ${made.dueOn}, ${made.signs}, ${now})`)
}

/** What an order is collected by. */
export interface SignedRow {
  readonly debtor: Buffer | null
  readonly reference: string
  readonly signed_at: Date
  readonly provider_token: string | null
  readonly email: string | null
}

/** What an order is collected by; null for an order that is none of a direct debit. */
export function selectSigned(queries: Queries, order: string): Promise<SignedRow | null> {
  return queries.maybe(sql`
    select m.debtor, m.reference, m.signed_at, m.provider_token, c.email
    from direct_debit.debit d join direct_debit.mandate m on m.id = d.mandate_id
    left join accounts.public_contact_details c on c.account_id = d.account_id
    where d.order_id = ${order}`)
}

/** It is on its way; the provider's own reference where it writes one. */
export async function markCollected(
  tx: Transaction,
  order: string,
  reference: string | null,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update direct_debit.debit set collected_at = coalesce(collected_at, ${now}), provider_reference = ${reference} where order_id = ${order}`)
}

/** Takes the turn to tell a payer; false when that was done. */
export async function markAnnounced(tx: Transaction, order: string, now: Date): Promise<boolean> {
  const taken = await tx.run(sql`
    update direct_debit.debit set announced_at = ${now} where order_id = ${order} and announced_at is null`)
  return taken === 1
}

/** Orders that are on their way and whose payers were not told, such as after a crash between the two. */
export async function selectUntold(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries.many<{ order_id: string }>(sql`
    select d.order_id from direct_debit.debit d join payments.public_order o on o.order_id = d.order_id
    where d.announced_at is null and d.ordered_at < ${before} and o.status in ('pending', 'completed') limit 100`)
  return rows.map(({ order_id }) => order_id)
}

/** Everything that stands in the letter about a debit. */
export interface LetterRow {
  readonly account: number
  readonly site: number
  readonly email: string
  readonly locale: string
  readonly name: string
  readonly price_minor: number
  readonly currency: string
  readonly credits: number
  readonly due_on: string
  readonly signs: boolean
  readonly reference: string
  readonly creditor_id: string
  readonly creditor_name: string
  readonly creditor_address: string
  readonly iban_shown: string
  readonly debtor: Buffer | null
  readonly signed_at: Date
  readonly signed_locale: string
}

/** The letter about a debit; null where nobody can be written to any more. */
export function selectForLetter(queries: Queries, order: string): Promise<LetterRow | null> {
  return queries.maybe(sql`
    select d.account_id as account, o.site_id as site, c.email, c.locale, c.name, o.price_minor, o.currency, o.credits,
      d.due_on::text as due_on, d.signs, coalesce(d.provider_reference, m.reference) as reference, m.creditor_id, m.creditor_name,
      m.creditor_address, m.iban_shown, m.debtor, m.signed_at, m.locale as signed_locale
    from direct_debit.debit d join direct_debit.mandate m on m.id = d.mandate_id
    join payments.public_order o on o.order_id = d.order_id
    join accounts.public_contact_details c on c.account_id = d.account_id
    where d.order_id = ${order}`)
}

/** Everything kept of a member's debits and mandates, for their own file. */
export function selectExport(queries: Queries, account: number): Promise<object[]> {
  return queries.many(sql`
    select m.reference, m.creditor_id, m.creditor_name, m.iban_shown as iban, m.text_version, m.locale, m.signed_country, m.signed_at,
      m.revoked_at,
      (select coalesce(jsonb_agg(jsonb_build_object('order', d.order_id, 'due_on', d.due_on) order by d.ordered_at), '[]')
       from direct_debit.debit d where d.mandate_id = m.id) as debits
    from direct_debit.mandate m where m.account_id = ${account} order by m.id`)
}
