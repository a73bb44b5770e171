import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Reader } from './store.ts'

/**
 * Moves a reader's mark; null if the conversation is not theirs or is hidden from them. `visible` says
 * whether the other member may learn of it.
 */
export function markRead(
  queries: Queries,
  { reader, fictionHidden, conversation, seq }: Reader & { conversation: string; seq: number },
  now: Date,
): Promise<{ other: number; read_mark: number; moved: boolean; visible: boolean } | null> {
  return queries.maybe(sql`
    select *, chat.shows_activity(${reader}) as visible from chat.mark_read(${reader}, (
      select s.public_id from chat.conversation_side s
      where s.account_id = ${reader} and s.public_id = ${conversation}::uuid
        and not (chat.hides_fictional(${reader}, ${fictionHidden})
          and exists (select from accounts.public_account k where k.account_id = s.other_id and k.kind <> 'member'))
    ), ${seq}, ${now})`)
}

/**
 * Marks messages up to these numbers as delivered to the reader, those up to `shown` as shown, and
 * `preview` as shown by the list (0 for none). Returns the conversations that changed. Once this is
 * committed, none of what it marks is refunded as never shown. `visible` says whether the other member
 * may learn of it.
 */
export function markDelivered(
  queries: Queries,
  reader: number,
  reached: readonly {
    readonly id: number
    readonly seq: number
    readonly shown: number
    readonly preview: number
  }[],
): Promise<{ id: number; other: number; conversation: string; seq: number; visible: boolean }[]> {
  const columns = (['id', 'seq', 'shown', 'preview'] as const).map((name) =>
    reached.map((row) => row[name]),
  )
  return queries.many(sql`
    update chat.conversation c
    set a_delivered = case ${reader}::bigint when c.a_id then greatest(c.a_delivered, r.seq) else c.a_delivered end,
      b_delivered = case ${reader}::bigint when c.b_id then greatest(c.b_delivered, r.seq) else c.b_delivered end,
      a_shown = case ${reader}::bigint when c.a_id then greatest(c.a_shown, r.shown) else c.a_shown end,
      b_shown = case ${reader}::bigint when c.b_id then greatest(c.b_shown, r.shown) else c.b_shown end,
      a_previewed = case ${reader}::bigint when c.a_id then array(
        select distinct p from unnest(c.a_previewed || r.preview) p where p > greatest(c.a_shown, r.shown)) else c.a_previewed end,
      b_previewed = case ${reader}::bigint when c.b_id then array(
        select distinct p from unnest(c.b_previewed || r.preview) p where p > greatest(c.b_shown, r.shown)) else c.b_previewed end
    from (
      select * from unnest(${columns[0]}::bigint[], ${columns[1]}::int[], ${columns[2]}::int[], ${columns[3]}::int[]) u (id, seq, shown, preview)
      order by u.id
    ) r
    where c.id = r.id and ${reader}::bigint in (c.a_id, c.b_id)
    returning case ${reader}::bigint when c.a_id then c.b_id else c.a_id end as other, c.id, c.public_id as conversation, r.seq,
      chat.shows_activity(${reader}) as visible`)
}

/** The reader's conversations whose last message is withdrawn or deleted. */
export async function selectGoneLast(
  queries: Queries,
  conversations: readonly number[],
): Promise<ReadonlyMap<number, { readonly withdrawn: boolean; readonly deleted: boolean }>> {
  const rows = await queries.many<{ id: number; withdrawn: boolean; deleted: boolean }>(sql`
    select c.id, m.withdrawn, m.deleted_at is not null as deleted
    from chat.conversation c join chat.message m on m.conversation_id = c.id and m.seq = c.seq and (m.withdrawn or m.deleted_at is not null)
    where c.id = any(${conversations}::bigint[])`)
  return new Map(rows.map(({ id, ...gone }) => [id, gone]))
}

/** Removes a conversation from a reader's list; false if it is not theirs. */
export async function hideConversation(
  queries: Queries,
  reader: number,
  conversation: string,
): Promise<boolean> {
  const touched = await queries.run(sql`
    update chat.conversation
    set a_hidden = a_hidden or a_id = ${reader}::bigint, b_hidden = b_hidden or b_id = ${reader}::bigint
    where public_id = ${conversation}::uuid and ${reader}::bigint in (a_id, b_id)`)
  return touched > 0
}

/**
 * Removes the conversation with a member of the pool from the reader's list; false if there is
 * none.
 */
export async function hideConversationWith(
  queries: Queries,
  reader: number,
  member: string,
): Promise<boolean> {
  const touched = await queries.run(sql`
    update chat.conversation c
    set a_hidden = c.a_hidden or c.a_id = ${reader}::bigint, b_hidden = c.b_hidden or c.b_id = ${reader}::bigint
    from accounts.public_account p
    where p.member_id = ${member}::uuid
      and c.a_id = least(p.account_id, ${reader}::bigint) and c.b_id = greatest(p.account_id, ${reader}::bigint)`)
  return touched > 0
}

/** Locks a pair so that no conversation between them can start until the transaction ends. */
export async function lockPair(tx: Transaction, one: number, other: number): Promise<void> {
  await tx.run(sql`select chat.lock_pair(${one}, ${other})`)
}

/** Deletes a pair's conversation for both members; its sealed copy stays. */
export async function deletePair(tx: Transaction, one: number, other: number): Promise<void> {
  await tx.run(sql`
    delete from chat.conversation
    where a_id = least(${one}::bigint, ${other}::bigint) and b_id = greatest(${one}::bigint, ${other}::bigint)`)
}

/**
 * Deletes what is stored about an erased account. Its messages stay with the receivers unless they
 * are erased as well; its photos are deleted in either case. Returns the storage keys of those
 * that are not sealed for reports.
 */
export async function deleteAccountData(tx: Transaction, account: number): Promise<string[]> {
  await tx.run(sql`delete from chat.sender_state where account_id = ${account}`)
  await tx.run(sql`delete from chat.refund where account_id = ${account}`)
  await tx.run(
    sql`delete from chat.deleted_paid_message where account_id = ${account} or other_id = ${account}`,
  )
  await tx.run(
    sql`delete from chat.answered_before where account_id = ${account} or other_id = ${account}`,
  )
  await tx.run(sql`delete from chat.reaction where account_id = ${account}`)
  await tx.run(sql`
    delete from chat.message_version v using chat.message m, chat.conversation_side s
    where s.account_id = ${account} and m.conversation_id = s.id and m.sender_id = ${account}
      and v.conversation_id = m.conversation_id and v.seq = m.seq`)
  const sealed = await tx.many<{ key: string }>(sql`
    with gone as (
      delete from chat.deleted_message d using chat.message m, chat.conversation_side s
      where s.account_id = ${account} and m.conversation_id = s.id and d.conversation_id = m.conversation_id and d.seq = m.seq
        and (m.sender_id = ${account} or not exists (select from accounts.public_account p where p.account_id = s.other_id))
      returning d.photo_key as key
    )
    select key from gone where key is not null and not exists (select from chat.sealed_message z where z.photo_key = gone.key)`)
  const photos = mapKeys(
    await tx.many(sql`
      with lost as (
        select s.id from chat.conversation_side s
        where s.account_id = ${account}
          and not exists (select from accounts.public_account p where p.account_id = s.other_id)
      ), lost_photo as (
        delete from chat.photo p using chat.message m
        where m.conversation_id = p.conversation_id and m.seq = p.seq
          and m.conversation_id in (select s.id from chat.conversation_side s where s.account_id = ${account})
          and (m.sender_id = ${account} or m.conversation_id in (select id from lost))
        returning p.key
      ), gone as (
        delete from chat.conversation c using lost where c.id = lost.id
      )
      select key from lost_photo d
      where not exists (select from chat.sealed_message z where z.photo_key = d.key)`),
  )
  return [...mapKeys(sealed), ...photos]
}

function mapKeys(rows: readonly { key: string }[]): string[] {
  return rows.map(({ key }) => key)
}
