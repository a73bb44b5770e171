import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MarkPair } from './store-strikes.ts'

/** Records that an order is collected under a mandate. */
export async function insertDebit(
  tx: Transaction,
  debit: MarkPair & {
    order: string
    mandate: number
    account: number
    dueOn: string
    signs: boolean
  },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into direct_debit.debit (order_id, mandate_id, account_id, iban_hash, phone_hash, due_on, signs, ordered_at)
    values (${debit.order}, ${debit.mandate}, ${debit.account}, ${debit.iban_hash}, ${debit.phone_hash}, ${debit.dueOn}, ${debit.signs}, ${now})`)
}

/** The mandate and order data needed for a collection. */
export interface SignedDebitRow {
  readonly debtor: Buffer | null
  readonly reference: string
  readonly signed_at: Date
  readonly provider_token: string | null
  readonly email: string | null
}

/** Null if the order is not a direct debit. */
export function selectSignedDebit(queries: Queries, order: string): Promise<SignedDebitRow | null> {
  return queries.maybe(sql`
    select m.debtor, m.reference, m.signed_at, m.provider_token, c.email
    from direct_debit.debit d join direct_debit.mandate m on m.id = d.mandate_id
    left join accounts.public_contact_details c on c.account_id = d.account_id
    where d.order_id = ${order}`)
}

/** Marks the collection as started, with the provider's own reference if it uses one. */
export async function markCollected(
  tx: Transaction,
  order: string,
  reference: string | null,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update direct_debit.debit set collected_at = coalesce(collected_at, ${now}), provider_reference = ${reference} where order_id = ${order}`)
}

/** Marks the debit as announced; false if that was already done. */
export async function markAnnounced(tx: Transaction, order: string, now: Date): Promise<boolean> {
  const updated = await tx.run(sql`
    update direct_debit.debit set announced_at = ${now} where order_id = ${order} and announced_at is null`)
  return updated === 1
}

/** Orders being collected whose payers were not notified, such as after a crash in between. */
export async function selectUnannounced(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries.many<{ order_id: string }>(sql`
    select d.order_id from direct_debit.debit d join payments.public_order o on o.order_id = d.order_id
    where d.announced_at is null and d.ordered_at < ${before} and o.status in ('pending', 'completed') limit 100`)
  return rows.map(({ order_id }) => order_id)
}

/** The data for the email announcing a debit. */
export interface AnnouncementRow {
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

/** Null if the payer can no longer be emailed. */
export function selectAnnouncement(
  queries: Queries,
  order: string,
): Promise<AnnouncementRow | null> {
  return queries.maybe(sql`
    select d.account_id as account, o.site_id as site, c.email, c.locale, c.name, o.price_minor, o.currency, o.credits,
      d.due_on::text as due_on, d.signs, coalesce(d.provider_reference, m.reference) as reference, m.creditor_id, m.creditor_name,
      m.creditor_address, m.iban_shown, m.debtor, m.signed_at, m.locale as signed_locale
    from direct_debit.debit d join direct_debit.mandate m on m.id = d.mandate_id
    join payments.public_order o on o.order_id = d.order_id
    join accounts.public_contact_details c on c.account_id = d.account_id
    where d.order_id = ${order}`)
}

/** The days from which debits are collected, by order. */
export async function selectDueDays(
  queries: Queries,
  orders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.many<{ order: string; day: string }>(sql`
    select d.order_id as order, d.due_on::text as day from direct_debit.debit d where d.order_id = any(${orders}::uuid[])`)
  return new Map(rows.map(({ order, day }) => [order, day]))
}
