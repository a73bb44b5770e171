import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ListCursor } from '../rules/list-cursor.ts'

/** The one on the other side, as the features below know them. */
export interface PartnerRow {
  readonly other: number
  /** Null where the account is erased, with all below. */
  readonly member: string | null
  readonly name: string | null
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly account_status: 'not_confirmed' | 'active' | 'disabled' | 'deleted' | null
  readonly invisible: boolean
  readonly last_active_at: Date | null
  readonly birth: string | null
  readonly profile_status: 'active' | 'disabled' | null
}

/** A conversation as the reader sees it. */
export interface SideRow {
  readonly id: number
  readonly conversation: string
  readonly started: boolean
  readonly seq: number
  readonly last_at: Date
  readonly sent: number
  readonly unread: number
  readonly read: number
  readonly delivered: number
  readonly other_read: number
  readonly other_delivered: number
}

/** What the reader has: money, premium, starts, and whether this partner is known to be fictional. */
export interface WriterRow {
  readonly balance: number
  readonly premium: boolean
  readonly begun: number
  readonly acknowledged: boolean
  readonly country: string | null
  readonly rate: { readonly minor: number; readonly credits: number } | null
}

export interface MessageRow {
  readonly seq: number
  readonly mine: boolean
  readonly client_id: string
  readonly kind: 'text' | 'photo' | 'gift' | 'gif'
  readonly body: string
  readonly credits: number
  readonly at: Date
}

const partnerColumns = sql.part`
  p.member_id as member, p.name, coalesce(p.kind, 'member') as kind, p.status as account_status,
  coalesce(p.invisible, false) as invisible, p.last_active_at, q.birth, q.status as profile_status`

const sideColumns = sql.part`
  s.id, s.public_id as conversation, s.started, s.seq, s.last_at, s.sent, s.unread, s.read, s.delivered,
  s.other_read, s.other_delivered`

/** One conversation of a reader with its partner; null where it is not theirs. A removed one is still there. */
export function selectSide(
  queries: Queries,
  reader: number,
  conversation: string,
): Promise<(SideRow & PartnerRow) | null> {
  return queries.maybe(sql`
    select ${sideColumns}, s.other_id as other, ${partnerColumns}
    from chat.side s
    left join accounts.public_account p on p.account_id = s.other_id
    left join profiles.public_profile q on q.account_id = s.other_id
    where s.account_id = ${reader} and s.public_id = ${conversation}`)
}

/** The conversation of two, if there is one. */
export function selectSideWith(queries: Queries, reader: number, other: number): Promise<SideRow | null> {
  return queries.maybe(sql`
    select ${sideColumns} from chat.side s where s.account_id = ${reader} and s.other_id = ${other}`)
}

/** A partner by inside key. */
export function selectPartner(queries: Queries, other: number): Promise<PartnerRow | null> {
  return queries.maybe(sql`
    select p.account_id as other, ${partnerColumns}
    from accounts.public_account p left join profiles.public_profile q on q.account_id = p.account_id
    where p.account_id = ${other}`)
}

/** What the writer has, for judging a message to this partner. `wording` is the version of the words about fictional profiles. */
export function selectWriter(
  queries: Queries,
  { reader, other, wording, currency }: { reader: number; other: number; wording: string; currency: string },
): Promise<WriterRow> {
  return queries.one(sql`
    select chat.balance_of(${reader}) as balance, credits.public_is_premium(${reader}) as premium,
      coalesce((select w.started from chat.writer w where w.account_id = ${reader}), 0) as begun,
      fiction.public_acknowledged(${reader}, ${other}, ${wording}) as acknowledged,
      (select q.country from profiles.public_profile q where q.account_id = ${reader}) as country,
      (select json_build_object('minor', r.minor, 'credits', r.per_credits) from credits.public_rate(${reader}, ${currency}) r) as rate`)
}

export type ListedRow = SideRow &
  PartnerRow & { readonly last_mine: boolean; readonly last_kind: MessageRow['kind']; readonly last_text: string }

/** The conversations of a reader, the latest first, each with the beginning of its last message. */
export function selectList(
  queries: Queries,
  reader: number,
  after: ListCursor | null,
  count: number,
): Promise<ListedRow[]> {
  return queries.many(sql`
    select ${sideColumns}, s.other_id as other, ${partnerColumns},
      m.sender_id = ${reader} as last_mine, m.kind as last_kind, left(m.body, 200) as last_text
    from (
      select * from chat.side
      where account_id = ${reader} and not hidden
        and (${after === null} or (last_at, public_id) < (${after?.lastAt ?? null}::timestamptz, ${after?.conversation ?? null}::uuid))
      order by last_at desc, public_id desc
      limit ${count}
    ) s
    join chat.message m on m.conversation_id = s.id and m.seq = s.seq
    left join accounts.public_account p on p.account_id = s.other_id
    left join profiles.public_profile q on q.account_id = s.other_id
    order by s.last_at desc, s.public_id desc`)
}

/** How many messages are unread in all conversations on the list. */
export async function selectUnread(queries: Queries, reader: number): Promise<number> {
  const row = await queries.one<{ unread: number }>(sql`
    select coalesce(sum(unread), 0)::int as unread from chat.side where account_id = ${reader} and unread > 0 and not hidden`)
  return row.unread
}

/** Messages of a conversation before a number, the latest first; none older than `from`. */
export function selectMessages(
  queries: Queries,
  { id, reader, before, from, count }: { id: number; reader: number; before: number; from: number; count: number },
): Promise<MessageRow[]> {
  return queries.many(sql`
    select seq, sender_id = ${reader} as mine, client_id, kind, body, credits, at
    from chat.message
    where conversation_id = ${id} and seq < ${before} and seq >= ${from}
    order by seq desc
    limit ${count}`)
}

/** Which conversation an account opened last. */
export function selectOpened(
  queries: Queries,
  reader: number,
): Promise<{ conversation: string; member: string | null; at: Date } | null> {
  return queries.maybe(sql`
    select s.public_id as conversation, p.member_id as member, w.opened_at as at
    from chat.writer w
    join chat.side s on s.id = w.opened_id and s.account_id = w.account_id
    left join accounts.public_account p on p.account_id = s.other_id
    where w.account_id = ${reader}`)
}
