import type { Database, Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** The words a member hides. */
export async function selectHiddenWords(queries: Queries, account: number): Promise<string[]> {
  const row = await queries.maybe<{ words: string[] }>(
    sql`select words from message_safety.hidden_words where account_id = ${account}`,
  )
  return row?.words ?? []
}

export async function upsertHiddenWords(
  queries: Queries,
  account: number,
  words: readonly string[],
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into message_safety.hidden_words (account_id, words, changed_at) values (${account}, ${words}::text[], ${now})
    on conflict (account_id) do update set words = excluded.words, changed_at = excluded.changed_at`)
}

/** A member who sent the same opening message to many people. */
export interface MassSender {
  readonly account: number
  readonly first_at: Date
  readonly last_at: Date
  readonly recipients: number
}

/** Members who sent the same opening message to many people, latest first. */
export function selectMassSenders(database: Database, count: number): Promise<MassSender[]> {
  return database.many(sql`
    select account_id as account, first_at, last_at, recipients from message_safety.mass_sender
    order by last_at desc, account_id desc limit ${count}`)
}

/** Deletes the warnings between two accounts. */
export async function deleteBetween(tx: Transaction, one: number, other: number): Promise<void> {
  const pair = [one, other]
  await tx.run(
    sql`delete from message_safety.message_warning where sender_id = any(${pair}::bigint[]) and recipient_id = any(${pair}::bigint[])`,
  )
  await tx.run(sql`
    update message_safety.first_message set conversation = null
    where sender_id = any(${pair}::bigint[]) and recipient_id = any(${pair}::bigint[])`)
}

/** Deletes everything stored about an account. */
export async function deleteByAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(
    sql`delete from message_safety.message_warning where sender_id = ${account} or recipient_id = ${account}`,
  )
  await tx.run(
    sql`delete from message_safety.first_message where sender_id = ${account} or recipient_id = ${account}`,
  )
  await tx.run(sql`delete from message_safety.mass_sender where account_id = ${account}`)
  await tx.run(sql`delete from message_safety.hidden_words where account_id = ${account}`)
}

/** The warnings a member was shown about messages from others, for their data export. */
export function selectWarningsShown(queries: Queries, account: number): Promise<object[]> {
  return queries.many(sql`
    select conversation, seq as after_message, kinds, at from message_safety.message_warning
    where recipient_id = ${account} order by at, conversation, seq`)
}
