import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A pending code. */
export interface CodeRow {
  readonly number_hash: Buffer
  readonly code_hash: Buffer
  readonly ends_with: string
  readonly tries: number
  readonly sent_at: Date
  readonly expires_at: Date
}

/** The last digits of a confirmed number. */
export interface PhoneRow {
  readonly ends_with: string
  readonly confirmed_at: Date
}

/** Returns the pending code of a member. */
export function selectCode(queries: Queries, account: number): Promise<CodeRow | null> {
  return queries.maybe(sql`
    select number_hash, code_hash, ends_with, tries, sent_at, expires_at from phone_verification.code where account_id = ${account}`)
}

/** Same, locked until the transaction ends, so that two simultaneous attempts are both counted. */
export function lockCode(tx: Transaction, account: number): Promise<CodeRow | null> {
  return tx.maybe(sql`
    select number_hash, code_hash, ends_with, tries, sent_at, expires_at from phone_verification.code
    where account_id = ${account} for update`)
}

/**
 * Stores a new code, replacing an earlier one; false if the earlier one is younger than `notAfter`.
 */
export async function upsertCode(
  queries: Queries,
  account: number,
  code: Omit<CodeRow, 'tries'>,
  notAfter: Date,
): Promise<boolean> {
  const affected = await queries.run(sql`
    insert into phone_verification.code (account_id, number_hash, code_hash, ends_with, sent_at, expires_at)
    values (${account}, ${code.number_hash}, ${code.code_hash}, ${code.ends_with}, ${code.sent_at}, ${code.expires_at})
    on conflict (account_id) do update set number_hash = excluded.number_hash, code_hash = excluded.code_hash,
      ends_with = excluded.ends_with, tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at
    where code.sent_at <= ${notAfter}`)
  return affected > 0
}

/** Counts a wrong attempt. */
export async function countAttempt(tx: Transaction, account: number): Promise<void> {
  await tx.run(
    sql`update phone_verification.code set tries = tries + 1 where account_id = ${account}`,
  )
}

/** Deletes a code that was used or could not be sent. */
export async function deleteCode(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`delete from phone_verification.code where account_id = ${account}`)
}

export function selectPhone(queries: Queries, account: number): Promise<PhoneRow | null> {
  return queries.maybe(
    sql`select ends_with, confirmed_at from phone_verification.phone where account_id = ${account}`,
  )
}

/** Stores a confirmed number, replacing an earlier one. */
export async function upsertPhone(
  tx: Transaction,
  account: number,
  phone: PhoneRow,
): Promise<void> {
  await tx.run(sql`
    insert into phone_verification.phone (account_id, ends_with, confirmed_at) values (${account}, ${phone.ends_with}, ${phone.confirmed_at})
    on conflict (account_id) do update set ends_with = excluded.ends_with, confirmed_at = excluded.confirmed_at`)
}

export async function deletePhone(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from phone_verification.phone where account_id = ${account}`)
}
