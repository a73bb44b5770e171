import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MarkPair } from './store-strikes.ts'

/** A stored mandate. */
export interface MandateRow extends MarkPair {
  readonly id: number
  readonly mandate_id: string
  readonly account_id: number
  readonly site_id: number
  readonly reference: string
  readonly creditor_id: string
  readonly creditor_name: string
  readonly creditor_address: string
  readonly debtor: Buffer | null
  readonly iban_shown: string
  readonly text_version: string
  readonly locale: string
  readonly signed_country: string | null
  readonly signed_at: Date
  readonly last_used_at: Date
  readonly revoked_at: Date | null
  readonly gateway: string | null
  readonly provider_token: string | null
}

const columns = sql.part`m.id, m.mandate_id, m.account_id, m.site_id, m.reference, m.creditor_id, m.creditor_name, m.creditor_address,
  m.debtor, m.iban_shown, m.iban_hash, m.phone_hash, m.text_version, m.locale, m.signed_country, m.signed_at, m.last_used_at,
  m.revoked_at, m.gateway, m.provider_token`

/** A member's unrevoked mandates for the same account, creditor and text version, latest first. */
export function selectReusableMandates(
  tx: Transaction,
  like: Pick<MandateRow, 'account_id' | 'site_id' | 'iban_hash' | 'creditor_id' | 'text_version'>,
): Promise<MandateRow[]> {
  return tx.many(sql`
    select ${columns} from direct_debit.mandate m
    where m.account_id = ${like.account_id} and m.site_id = ${like.site_id} and m.iban_hash = ${like.iban_hash}
      and m.creditor_id = ${like.creditor_id} and m.text_version = ${like.text_version} and m.revoked_at is null and m.debtor is not null
    order by m.id desc limit 5`)
}

/** Returns the key of the new mandate. */
export async function insertMandate(
  tx: Transaction,
  mandate: Omit<MandateRow, 'id' | 'last_used_at' | 'revoked_at' | 'gateway' | 'provider_token'>,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into direct_debit.mandate (mandate_id, account_id, site_id, reference, creditor_id, creditor_name, creditor_address, debtor,
      iban_shown, iban_hash, phone_hash, text_version, locale, signed_country, signed_at, last_used_at)
    values (${mandate.mandate_id}, ${mandate.account_id}, ${mandate.site_id}, ${mandate.reference}, ${mandate.creditor_id}, ${mandate.creditor_name},
      ${mandate.creditor_address}, ${mandate.debtor}, ${mandate.iban_shown}, ${mandate.iban_hash}, ${mandate.phone_hash}, ${mandate.text_version},
      ${mandate.locale}, ${mandate.signed_country}, ${mandate.signed_at}, ${mandate.signed_at})
    returning id`)
  return id
}

/** Records that a mandate was used again. */
export async function touchMandate(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.run(sql`update direct_debit.mandate set last_used_at = ${now} where id = ${id}`)
}

/** Stores the provider's name for a mandate when it is first used for a collection. */
export async function saveMandateToken(
  queries: Queries,
  order: string,
  gateway: string,
  token: string,
): Promise<void> {
  await queries.run(sql`
    update direct_debit.mandate m set gateway = ${gateway}, provider_token = ${token}
    from direct_debit.debit d where d.order_id = ${order} and m.id = d.mandate_id`)
}

/** A member's mandates, latest first. */
export function selectMandates(queries: Queries, account: number): Promise<MandateRow[]> {
  return queries.many(sql`
    select ${columns} from direct_debit.mandate m where m.account_id = ${account} order by m.id desc limit 100`)
}

/** Revokes one of the member's mandates, once; null for a mandate of another member. */
export function markMandateRevoked(
  queries: Queries,
  account: number,
  mandate: string,
  now: Date,
): Promise<MandateRow | null> {
  return queries.maybe(sql`
    update direct_debit.mandate m set revoked_at = coalesce(m.revoked_at, ${now})
    where m.account_id = ${account} and m.mandate_id = ${mandate} returning ${columns}`)
}

/** Revokes all mandates of an erased account, and deletes those never used for a collection. */
export async function revokeAllMandates(
  tx: Transaction,
  account: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    delete from direct_debit.mandate m
    where m.account_id = ${account} and not exists (select from direct_debit.debit d where d.mandate_id = m.id)`)
  await tx.run(sql`
    update direct_debit.mandate set revoked_at = coalesce(revoked_at, ${now}) where account_id = ${account}`)
}

/**
 * Erases the debtor's details once no bank can request them: last used before the given dates, and
 * expired or revoked.
 */
export async function eraseDebtors(
  queries: Queries,
  before: { used: Date; expired: Date },
): Promise<void> {
  await queries.run(sql`
    update direct_debit.mandate set debtor = null
    where debtor is not null and last_used_at < ${before.used} and (revoked_at is not null or last_used_at < ${before.expired})`)
}
