import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** What a member gave, and the code that waits. */
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

/** A member's draft. */
export function selectDraft(queries: Queries, account: number): Promise<DraftRow | null> {
  return queries.maybe(sql`select ${columns} from direct_debit.draft where account_id = ${account}`)
}

/** The same, held until the transaction ends, so that two tries at once are two tries. */
export function lockDraft(tx: Transaction, account: number): Promise<DraftRow | null> {
  return tx.maybe(sql`select ${columns} from direct_debit.draft where account_id = ${account} for update`)
}

/** Keeps a draft with its code in place of an earlier one; false when that one's code is younger than `notAfter` and unspent. */
export async function upsertDraft(
  queries: Queries,
  account: number,
  made: Omit<DraftRow, 'tries' | 'confirmed_at' | 'spent_on'>,
  notAfter: Date,
): Promise<boolean> {
  const kept = await queries.run(sql`
    insert into direct_debit.draft (account_id, site_id, details, iban_shown, iban_hash, phone_hash, country, code_hash, sent_at, expires_at)
    values (${account}, ${made.site_id}, ${made.details}, ${made.iban_shown}, ${made.iban_hash}, ${made.phone_hash},
      ${made.country}, ${made.code_hash}, ${made.sent_at}, ${made.expires_at})
    on conflict (account_id) do update set site_id = excluded.site_id, details = excluded.details, iban_shown = excluded.iban_shown,
      iban_hash = excluded.iban_hash, phone_hash = excluded.phone_hash, country = excluded.country, code_hash = excluded.code_hash,
      tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at, confirmed_at = null, spent_on = null
    where draft.sent_at <= ${notAfter} or draft.spent_on is not null`)
  return kept > 0
}

/** One wrong try more. */
export async function countTry(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`update direct_debit.draft set tries = tries + 1 where account_id = ${account}`)
}

/** The right code came. */
export async function confirmDraft(tx: Transaction, account: number, now: Date): Promise<void> {
  await tx.run(sql`update direct_debit.draft set confirmed_at = ${now} where account_id = ${account}`)
}

/** The code went with an order, by the id the browser made for it. */
export async function spendDraft(tx: Transaction, account: number, clientId: string): Promise<void> {
  await tx.run(sql`update direct_debit.draft set spent_on = ${clientId} where account_id = ${account}`)
}

/** Ends a code that never left, and keeps what was given. */
export async function endCode(queries: Queries, account: number, now: Date): Promise<void> {
  await queries.run(sql`
    update direct_debit.draft set expires_at = ${now}, sent_at = ${new Date(0)} where account_id = ${account}`)
}

/** Forgets a draft. */
export async function deleteDraft(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`delete from direct_debit.draft where account_id = ${account}`)
}

/** Forgets the drafts nobody went on with. */
export async function deleteOldDrafts(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from direct_debit.draft where sent_at < ${before}`)
}
