import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Reader } from '../store.ts'

/**
 * Returns the storage key of a photo for a member of its conversation; null for everyone else, if
 * the chat was removed, the photo is beyond the history limit, its sender has left, or the reader
 * removed it. `shown` is the number of messages a conversation shows.
 */
export async function selectPhotoKey(
  queries: Queries,
  { reader, photo, historyLimit }: { reader: number; photo: string; historyLimit: number },
): Promise<string | null> {
  const row = await queries.maybe<{ key: string }>(sql`
    select p.key
    from chat.photo p
    join chat.message m on m.conversation_id = p.conversation_id and m.seq = p.seq
    join chat.conversation_side s on s.id = p.conversation_id and s.account_id = ${reader}
    join accounts.public_account a on a.account_id = m.sender_id and a.status in ('not_confirmed', 'active')
    where p.public_id = ${photo} and not ((p.removed or m.withdrawn) and m.sender_id <> ${reader}) and not s.hidden and p.seq > s.seq - ${historyLimit}::int`)
  return row?.key ?? null
}

/** Whether a stored message has this photo. */
export async function selectPhotoExists(queries: Queries, photo: string): Promise<boolean> {
  return (await queries.maybe(sql`select 1 from chat.photo where public_id = ${photo}`)) !== null
}

/**
 * Removes a photo for its receiver; repeating it has no effect. False if they can see no such
 * photo.
 */
export async function removeReceivedPhoto(
  queries: Queries,
  reader: Reader,
  { conversation, seq, historyLimit }: { conversation: string; seq: number; historyLimit: number },
): Promise<boolean> {
  const touched = await queries.run(sql`
    update chat.photo p set removed = true
    from chat.message m, chat.conversation c
    where c.id = chat.find_conversation_id(${reader.reader}, ${reader.fictionHidden}, ${conversation}::uuid)
      and p.conversation_id = c.id and p.seq = ${seq}::int and p.seq > c.seq - ${historyLimit}::int
      and m.conversation_id = p.conversation_id and m.seq = p.seq and m.sender_id <> ${reader.reader}`)
  return touched > 0
}

/** Which of these keys belong to a message. */
export async function selectKeysInUse(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.many<{ key: string }>(
    sql`
      select key from chat.photo where key = any(${[...keys]}::text[])
      union select photo_key from chat.sealed_message where photo_key = any(${[...keys]}::text[])
      union select photo_key from chat.deleted_message where photo_key = any(${[...keys]}::text[])`,
  )
  return new Set(rows.map(({ key }) => key))
}
