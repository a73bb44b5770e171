import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A member's details and the pending code. */
export interface DraftRow {
  readonly site_id: number
  readonly details: Buffer
  readonly iban_shown: string
  readonly iban_hash: Buffer
  readonly phone_hash: Buffer
  readonly country: string
  readonly code_hash: Buffer
  readonly tries: number
  readonly sent_at: Date
  readonly expires_at: Date
  readonly confirmed_at: Date | null
  readonly spent_on: string | null
}

const columns = sql.part`site_id, details, iban_shown, iban_hash, phone_hash, country, code_hash, tries, sent_at, expires_at,
  confirmed_at, spent_on`

export function selectDraft(queries: Queries, account: number): Promise<DraftRow | null> {
  return queries.maybe(sql`select ${columns} from direct_debit.draft where account_id = ${account}`)
}

/**
 * Locks a member's draft until the transaction ends, so that concurrent attempts are counted one by
 * one.
 */
export function lockDraft(tx: Transaction, account: number): Promise<DraftRow | null> {
  return tx.maybe(
    sql`select ${columns} from direct_debit.draft where account_id = ${account} for update`,
  )
}

/**
 * Stores a draft with its code, replacing an earlier one; false if the earlier code is newer than
 * `notAfter` and unused.
 */
export async function upsertDraft(
  queries: Queries,
  account: number,
  draft: Omit<DraftRow, 'tries' | 'confirmed_at' | 'spent_on'>,
  notAfter: Date,
): Promise<boolean> {
  const affected = await queries.run(sql`
    insert into direct_debit.draft (account_id, site_id, details, iban_shown, iban_hash, phone_hash, country, code_hash, sent_at, expires_at)
    values (${account}, ${draft.site_id}, ${draft.details}, ${draft.iban_shown}, ${draft.iban_hash}, ${draft.phone_hash},
      ${draft.country}, ${draft.code_hash}, ${draft.sent_at}, ${draft.expires_at})
    on conflict (account_id) do update set site_id = excluded.site_id, details = excluded.details, iban_shown = excluded.iban_shown,
      iban_hash = excluded.iban_hash, phone_hash = excluded.phone_hash, country = excluded.country, code_hash = excluded.code_hash,
      tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at, confirmed_at = null, spent_on = null
    where draft.sent_at <= ${notAfter} or draft.spent_on is not null`)
  return affected > 0
}

export async function countFailedAttempt(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`update direct_debit.draft set tries = tries + 1 where account_id = ${account}`)
}

/** Marks the code as confirmed. */
export async function confirmDraft(tx: Transaction, account: number, now: Date): Promise<void> {
  await tx.run(
    sql`update direct_debit.draft set confirmed_at = ${now} where account_id = ${account}`,
  )
}

/** Marks the code as used for an order, by the id generated in the browser. */
export async function spendDraft(
  tx: Transaction,
  account: number,
  clientId: string,
): Promise<void> {
  await tx.run(
    sql`update direct_debit.draft set spent_on = ${clientId} where account_id = ${account}`,
  )
}

/** Expires a code that could not be sent, and keeps the details. */
export async function expireCode(queries: Queries, account: number, now: Date): Promise<void> {
  await queries.run(sql`
    update direct_debit.draft set expires_at = ${now}, sent_at = ${new Date(0)} where account_id = ${account}`)
}

export async function deleteDraft(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`delete from direct_debit.draft where account_id = ${account}`)
}

/** Deletes abandoned drafts. */
export async function deleteOldDrafts(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from direct_debit.draft where sent_at < ${before}`)
}
