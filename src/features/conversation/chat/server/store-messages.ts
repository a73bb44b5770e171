import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Reaction } from '../rules/changes/reactions.ts'

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
  readonly edited_at: Date | null
  /** Deleted by its sender; its body is empty. */
  readonly deleted: boolean
  /** The recipient's reaction. */
  readonly reaction: Reaction | null
  /** The message it replies to, without its body if the reader may not see it. */
  readonly quote: QuoteRow | null
  /** Null unless this is a photo that still exists. */
  readonly photo: { readonly id: string; readonly width: number; readonly height: number } | null
}

export interface QuoteRow extends Pick<MessageRow, 'seq' | 'mine' | 'kind' | 'body'> {
  readonly available: boolean
}

/** How many characters of a message its quote shows. */
const quotedLength = 160

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
      m.edited_at, m.deleted_at is not null as deleted,
      (select r.kind from chat.reaction r where r.conversation_id = m.conversation_id and r.seq = m.seq and r.account_id <> m.sender_id) as reaction,
      case when (p.removed or m.withdrawn) and m.sender_id <> ${reader} then '' else m.body end as body,
      case when p.public_id is not null and not ((p.removed or m.withdrawn) and m.sender_id <> ${reader}) then json_build_object('id', p.public_id, 'width', p.width, 'height', p.height) end as photo,
      case when q.seq is not null then json_build_object('seq', q.seq, 'mine', q.sender_id = ${reader}, 'kind', q.kind,
        'available', quotable.shown, 'body', case when quotable.shown then left(q.body, ${quotedLength}) else '' end) end as quote
    from chat.message m
    left join chat.photo p on m.kind = 'photo' and p.conversation_id = m.conversation_id and p.seq = m.seq
    left join chat.message q on q.conversation_id = m.conversation_id and q.seq = m.quoted_seq
      and m.deleted_at is null and not (m.withdrawn and m.sender_id <> ${reader})
    left join lateral (
      select q.seq >= ${from} and q.deleted_at is null and not (q.sender_id <> ${reader} and (q.withdrawn
        or exists (select from chat.photo x where x.conversation_id = q.conversation_id and x.seq = q.seq and x.removed))) as shown
    ) quotable on true
    where m.conversation_id = ${id} and m.seq < ${before} and m.seq >= ${from}
    order by m.seq desc
    limit ${count}`)
}
