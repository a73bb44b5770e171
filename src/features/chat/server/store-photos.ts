import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * The key of a photo's bytes for one of the two whose conversation it is in; null for everybody else. A chat that was removed shows
 * it no more, nor does one it has grown out of, nor once its sender has left. `shown` is how many messages a conversation shows.
 */
export async function selectPhotoKey(
  queries: Queries,
  { reader, photo, shown }: { reader: number; photo: string; shown: number },
): Promise<string | null> {
  const row = await queries.maybe<{ key: string }>(sql`
    select p.key
    from chat.photo p
    join chat.message m on m.conversation_id = p.conversation_id and m.seq = p.seq
    join chat.side s on s.id = p.conversation_id and s.account_id = ${reader}
    join accounts.public_account a on a.account_id = m.sender_id and a.status in ('not_confirmed', 'active')
    where p.public_id = ${photo} and not s.hidden and p.seq > s.seq - ${shown}::int`)
  return row?.key ?? null
}

/** Whether a message was written with this photo. */
export async function selectPhotoIsKept(queries: Queries, photo: string): Promise<boolean> {
  return (await queries.maybe(sql`select 1 from chat.photo where public_id = ${photo}`)) !== null
}
