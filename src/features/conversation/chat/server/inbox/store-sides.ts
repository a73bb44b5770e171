import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Goodbye } from '../../rules/goodbyes.ts'
import type { Reader } from '../store.ts'

/**
 * Mutes a reader's side until an instant, permanently (`Infinity`), or not at all; false if it is
 * not theirs.
 */
export async function setMute(
  queries: Queries,
  reader: Reader,
  conversation: string,
  until: Date | number | null,
): Promise<boolean> {
  const touched = await queries.run(sql`
    update chat.conversation c
    set a_muted_until = case ${reader.reader}::bigint when c.a_id then ${until}::timestamptz else c.a_muted_until end,
      b_muted_until = case ${reader.reader}::bigint when c.b_id then ${until}::timestamptz else c.b_muted_until end
    where c.id = chat.find_conversation_id(${reader.reader}, ${reader.fictionHidden}, ${conversation}::uuid)`)
  return touched > 0
}

/**
 * Closes a conversation for both, unless it is closed already, and returns the other account; null
 * if it is not the reader's. Staff writing as a profile cannot close.
 */
export async function closeConversation(
  queries: Queries,
  reader: Reader,
  { conversation, goodbye }: { conversation: string; goodbye: Goodbye | null },
  now: Date,
): Promise<number | null> {
  const row = await queries.maybe<{ other: number }>(sql`
    update chat.conversation c
    set closed_by = coalesce(c.closed_by, ${reader.reader}::bigint), closed_at = coalesce(c.closed_at, ${now}),
      goodbye = case when c.closed_by is null then ${goodbye}::text else c.goodbye end
    where c.id = chat.find_conversation_id(${reader.reader}, ${reader.fictionHidden}, ${conversation}::uuid)
      and exists (select from accounts.public_account m where m.account_id = ${reader.reader} and m.kind = 'member')
    returning case ${reader.reader}::bigint when c.a_id then c.b_id else c.a_id end as other`)
  return row?.other ?? null
}

/**
 * Reopens a conversation the reader closed, and leaves an open one unchanged; null if it is not
 * theirs or the other side closed it.
 */
export async function openConversation(
  queries: Queries,
  reader: Reader,
  conversation: string,
): Promise<number | null> {
  const row = await queries.maybe<{ other: number }>(sql`
    update chat.conversation c set closed_by = null, closed_at = null, goodbye = null
    where c.id = chat.find_conversation_id(${reader.reader}, ${reader.fictionHidden}, ${conversation}::uuid) and coalesce(c.closed_by, ${reader.reader}::bigint) = ${reader.reader}::bigint
    returning case ${reader.reader}::bigint when c.a_id then c.b_id else c.a_id end as other`)
  return row?.other ?? null
}

/** Returns an account's conversation partners, if the conversation is on their list. */
export function selectPartnersToNotify(
  queries: Queries,
  account: number,
): Promise<{ other: number; conversation: string }[]> {
  return queries.many(sql`
    select s.other_id as other, s.public_id as conversation from chat.conversation_side s
    where s.account_id = ${account} and not s.hidden`)
}

/**
 * Returns the conversation of a pair, even if removed from a list; null while neither has written.
 */
export async function selectPairConversation(
  queries: Queries,
  one: number,
  other: number,
): Promise<string | null> {
  const row = await queries.maybe<{ conversation: string }>(sql`
    select public_id as conversation from chat.conversation
    where a_id = least(${one}::bigint, ${other}::bigint) and b_id = greatest(${one}::bigint, ${other}::bigint)`)
  return row?.conversation ?? null
}
