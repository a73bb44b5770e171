import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { MarkPair } from './store-standing.ts'

/** A mandate as it is kept. */
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

/** The latest mandates of a member for one account at one creditor under one wording, that nobody revoked. */
export function selectSame(
  tx: Transaction,
  like: Pick<MandateRow, 'account_id' | 'site_id' | 'iban_hash' | 'creditor_id' | 'text_version'>,
): Promise<MandateRow[]> {
  return tx.many(sql`
    select ${columns} from direct_debit.mandate m
    where m.account_id = ${like.account_id} and m.site_id = ${like.site_id} and m.iban_hash = ${like.iban_hash}
      and m.creditor_id = ${like.creditor_id} and m.text_version = ${like.text_version} and m.revoked_at is null and m.debtor is not null
    order by m.id desc limit 5`)
}

/** Writes a mandate down and gives its key. */
export async function insertMandate(
  tx: Transaction,
  made: Omit<MandateRow, 'id' | 'last_used_at' | 'revoked_at' | 'gateway' | 'provider_token'>,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into direct_debit.mandate (mandate_id, account_id, site_id, reference, creditor_id, creditor_name, creditor_address, debtor,
      iban_shown, iban_hash, phone_hash, text_version, locale, signed_country, signed_at, last_used_at)
    values (${made.mandate_id}, ${made.account_id}, ${made.site_id}, ${made.reference}, ${made.creditor_id}, ${made.creditor_name},
      ${made.creditor_address}, ${made.debtor}, ${made.iban_shown}, ${made.iban_hash}, ${made.phone_hash}, ${made.text_version},
      ${made.locale}, ${made.signed_country}, ${made.signed_at}, ${made.signed_at})
    returning id`)
  return id
}

/** A mandate is used again. */
export async function touchMandate(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.run(sql`update direct_debit.mandate set last_used_at = ${now} where id = ${id}`)
}

/** What the provider calls a mandate, from the first collection on. */
export async function keepToken(queries: Queries, order: string, gateway: string, token: string): Promise<void> {
  await queries.run(sql`
    update direct_debit.mandate m set gateway = ${gateway}, provider_token = ${token}
    from direct_debit.debit d where d.order_id = ${order} and m.id = d.mandate_id`)
}

/** A member's mandates, the latest first. */
export function selectMandates(queries: Queries, account: number): Promise<MandateRow[]> {
  return queries.many(sql`
    select ${columns} from direct_debit.mandate m where m.account_id = ${account} order by m.id desc limit 100`)
}

/** Revokes an own mandate, once; null for somebody else's. */
export function revoke(queries: Queries, account: number, mandate: string, now: Date): Promise<MandateRow | null> {
  return queries.maybe(sql`
    update direct_debit.mandate m set revoked_at = coalesce(m.revoked_at, ${now})
    where m.account_id = ${account} and m.mandate_id = ${mandate} returning ${columns}`)
}

/** Ends all mandates of an erased account, and forgets those nothing was ever collected under. */
export async function endAll(tx: Transaction, account: number, now: Date): Promise<void> {
  await tx.run(sql`
    delete from direct_debit.mandate m
    where m.account_id = ${account} and not exists (select from direct_debit.debit d where d.mandate_id = m.id)`)
  await tx.run(sql`
    update direct_debit.mandate set revoked_at = coalesce(revoked_at, ${now}) where account_id = ${account}`)
}

/** Forgets who signed, once no bank can ask for it any more: used last before `usedBefore`, and void or revoked. */
export async function forgetDebtors(queries: Queries, before: { used: Date; expired: Date }): Promise<void> {
  await queries.run(sql`
    update direct_debit.mandate set debtor = null
    where debtor is not null and last_used_at < ${before.used} and (revoked_at is not null or last_used_at < ${before.expired})`)
}
