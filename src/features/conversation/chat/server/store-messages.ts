import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

export interface MessageRow {
  readonly seq: number
  readonly mine: boolean
  readonly client_id: string
  readonly kind: 'text' | 'photo' | 'gift' | 'gif'
  readonly body: string
  readonly credits: number
  readonly at: Date
  /**
   * Refunded because its recipient was never shown it; the recipient no longer receives its
   * content.
   */
  readonly withdrawn: boolean
  /** The author who wrote in a fictional profile’s name; null for a member. */
  readonly author_kind: 'staff' | 'ai' | 'ai_assisted' | null
  /** Null unless this is a photo that still exists. */
  readonly photo: { readonly id: string; readonly width: number; readonly height: number } | null
}

/** The number of the latest message someone has sent in a conversation; 0 if there is none. */
export async function selectLastSent(
  queries: Queries,
  { id, sender }: { id: number; sender: number },
): Promise<number> {
  const row = await queries.maybe<{ seq: number }>(sql`
    select m.seq from chat.message m where m.conversation_id = ${id} and m.sender_id = ${sender} order by m.seq desc limit 1`)
  return row?.seq ?? 0
}

/** Messages of a conversation before a number, latest first; none older than `from`. */
export function selectMessages(
  queries: Queries,
  {
    id,
    reader,
    before,
    from,
    count,
  }: { id: number; reader: number; before: number; from: number; count: number },
): Promise<MessageRow[]> {
  return queries.many(sql`
    select m.seq, m.sender_id = ${reader} as mine, m.client_id, m.kind, m.credits, m.at, m.author_kind, m.withdrawn,
      case when (p.removed or m.withdrawn) and m.sender_id <> ${reader} then '' else m.body end as body,
      case when p.public_id is not null and not ((p.removed or m.withdrawn) and m.sender_id <> ${reader}) then json_build_object('id', p.public_id, 'width', p.width, 'height', p.height) end as photo
    from chat.message m
    left join chat.photo p on m.kind = 'photo' and p.conversation_id = m.conversation_id and p.seq = m.seq
    where m.conversation_id = ${id} and m.seq < ${before} and m.seq >= ${from}
    order by m.seq desc
    limit ${count}`)
}
