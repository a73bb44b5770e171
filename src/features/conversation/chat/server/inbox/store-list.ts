import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ListView } from '../../rules/list-views.ts'
import {
  isNonMember,
  partnerColumns,
  type PartnerRow,
  type Reader,
  sideColumns,
  type SideRow,
} from '../store.ts'
import type { MessageRow } from '../store-messages.ts'

export type ListedRow = SideRow &
  PartnerRow & {
    readonly last_mine: boolean
    readonly last_kind: MessageRow['kind']
    readonly last_text: string
    readonly last_withdrawn: boolean
    readonly last_deleted: boolean
  }

/** View and page of the list: part of the partner's name, position and page size. */
export interface ListQuery {
  readonly show: ListView
  /** Lowercase without accents; empty for no filter. */
  readonly name: string
  /** The last conversation of the previous page. */
  readonly after: { readonly lastAt: Date; readonly conversation: string } | null
  readonly count: number
}

/** Conditions of the list views; conversations the reader closed are only listed under `closed`. */
const viewConditions = {
  all: sql.part`s.closed_by_me is not true`,
  unread: sql.part`s.unread > 0 and s.closed_by_me is not true`,
  your_turn: sql.part`s.closed_at is null and exists (
      select from chat.message l where l.conversation_id = s.id and l.seq = s.seq and l.sender_id <> s.account_id and l.deleted_at is null)`,
  closed: sql.part`s.closed_at is not null`,
} as const

/** A reader's conversations, latest first, each with the beginning of its last message. */
export function selectList(
  queries: Queries,
  { reader, fictionHidden }: Reader,
  { show, name, after, count }: ListQuery,
): Promise<ListedRow[]> {
  return queries.many(sql`
    select ${sideColumns}, s.sent, s.other_id as other, ${partnerColumns},
      m.sender_id = ${reader} as last_mine, m.kind as last_kind, m.withdrawn as last_withdrawn, m.deleted_at is not null as last_deleted,
      case when m.withdrawn and m.sender_id <> ${reader} then '' else left(m.body, 200) end as last_text
    from (
      select * from chat.conversation_side s
      where account_id = ${reader} and not hidden
        and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${isNonMember})
        and ${viewConditions[show]}
        and (${name === ''} or exists (
          select from accounts.public_account n where n.account_id = s.other_id and position(${name} in chat.fold_name(n.name)) > 0))
        and (${after === null} or (last_at, public_id) < (${after?.lastAt ?? null}::timestamptz, ${after?.conversation ?? null}::uuid))
      order by last_at desc, public_id desc
      limit ${count}
    ) s
    join chat.message m on m.conversation_id = s.id and m.seq = s.seq
    left join accounts.public_account p on p.account_id = s.other_id
    left join profiles.public_profile q on q.account_id = s.other_id
    order by s.last_at desc, s.public_id desc`)
}

/**
 * Unread messages are counted in at most this many conversations, enough to exceed the displayed
 * maximum (99+).
 */
const unreadCounted = 100

/**
 * Counts unread messages in listed conversations that are not muted, in at most the latest hundred
 * of them. In list order, so that only that part of the index is read even with thousands of
 * conversations.
 */
export async function selectUnread(
  queries: Queries,
  { reader, fictionHidden }: Reader,
  now: Date,
): Promise<number> {
  const row = await queries.one<{ unread: number }>(sql`
    select coalesce(sum(unread), 0)::int as unread from (
      select unread from chat.conversation_side s
      where account_id = ${reader} and unread > 0 and not hidden and (muted_until is null or muted_until <= ${now})
        and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${isNonMember})
      order by last_at desc, public_id desc
      limit ${unreadCounted}
    ) counted`)
  return row.unread
}

/** The conversation an account opened last. */
export function selectOpened(
  queries: Queries,
  { reader, fictionHidden }: Reader,
): Promise<{ conversation: string; member: string | null; at: Date } | null> {
  return queries.maybe(sql`
    select s.public_id as conversation, p.member_id as member, w.opened_at as at
    from chat.sender_state w
    join chat.conversation_side s on s.id = w.opened_id and s.account_id = w.account_id
    left join accounts.public_account p on p.account_id = s.other_id
    where w.account_id = ${reader} and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${isNonMember})`)
}

/**
 * Those of the given conversations that a reader can open and has not removed, with how often their
 * messages were edited or deleted.
 */
export function selectReadable(
  queries: Queries,
  { reader, fictionHidden }: Reader,
  conversations: readonly string[],
): Promise<{ id: string; changes: number }[]> {
  return queries.many(sql`
    select s.public_id as id, s.changes from chat.conversation_side s
    where s.account_id = ${reader} and s.public_id = any(${conversations}::uuid[]) and not s.hidden
      and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${isNonMember})`)
}
