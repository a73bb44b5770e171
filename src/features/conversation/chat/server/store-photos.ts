import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Reader } from './store.ts'

/**
 * The key of a photo's bytes for one of the two whose conversation it is in; null for everybody else. A chat that was removed shows
 * it no more, nor does one it has grown out of, nor once its sender has left; whoever removed one they were sent has it no more. `shown` is how many messages a conversation shows.
 */
export async function selectPhotoKey(
  queries: Queries,
  { reader, photo, shown }: { reader: number; photo: string; shown: number },
): Promise<string | null> {
  const row = await queries.maybe<{ key: string }>(sql`
    select p.key
    from chat.photo p
    join chat.message m on m.conversation_id = p.conversation_id and m.seq = p.seq
    join chat.conversation_side s on s.id = p.conversation_id and s.account_id = ${reader}
    join accounts.public_account a on a.account_id = m.sender_id and a.status in ('not_confirmed', 'active')
    where p.public_id = ${photo} and not (p.removed and m.sender_id <> ${reader}) and not s.hidden and p.seq > s.seq - ${shown}::int`)
  return row?.key ?? null
}

/** Whether a message was written with this photo. */
export async function selectPhotoIsKept(queries: Queries, photo: string): Promise<boolean> {
  return (await queries.maybe(sql`select 1 from chat.photo where public_id = ${photo}`)) !== null
}

/** Removes a photo for the one it was sent to, again without effect; false where there is none of that number for them to see. */
export async function removeReceived(
  queries: Queries,
  reader: Reader,
  { conversation, seq, shown }: { conversation: string; seq: number; shown: number },
): Promise<boolean> {
  const touched = await queries.run(sql`
    update chat.photo p set removed = true
    from chat.message m, chat.conversation c
    where c.id = chat.find_conversation_id(${reader.reader}, ${reader.fictionHidden}, ${conversation}::uuid)
      and p.conversation_id = c.id and p.seq = ${seq}::int and p.seq > c.seq - ${shown}::int
      and m.conversation_id = p.conversation_id and m.seq = p.seq and m.sender_id <> ${reader.reader}`)
  return touched > 0
}
