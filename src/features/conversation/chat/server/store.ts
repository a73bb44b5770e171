import type { MessageRow } from './store-messages.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { suspectReporters } from '#features/safety/reports/index.ts'
import type { Goodbye } from '../rules/goodbyes.ts'
import type { ListView } from '../rules/list-views.ts'

/** The other member, from the features chat depends on. */
export interface PartnerRow {
  readonly other: number
  /** Null if the account is erased, and so are the fields below. */
  readonly member: string | null
  readonly name: string | null
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly account_status: 'not_confirmed' | 'active' | 'disabled' | 'deleted' | null
  readonly invisible: boolean
  readonly last_active_at: Date | null
  readonly birth: string | null
  readonly profile_status: 'active' | 'disabled' | null
}

/** A conversation from the reader's side. */
export interface SideRow {
  readonly id: number
  readonly conversation: string
  readonly started: boolean
  readonly seq: number
  readonly last_at: Date
  /** Messages sent by the reader; in the facts for a message, 0 if all of them are gifts. */
  readonly sent: number
  readonly unread: number
  readonly read: number
  /** Removed from the reader's list until the next message. */
  readonly hidden: boolean
  readonly delivered: number
  readonly other_read: number
  readonly other_delivered: number
  /** Until when the reader muted it; `Infinity` for permanently. */
  readonly muted_until: Date | number | null
  /** Whether the reader closed it; null while it is open. */
  readonly closed_by_me: boolean | null
  readonly closed_at: Date | null
  readonly goodbye: Goodbye | null
}

/**
 * Facts about the writer: balance, premium, starts, and whether this partner's disclosure is
 * acknowledged.
 */
export interface WriterRow {
  readonly writer_kind: PartnerRow['kind']
  readonly balance: number
  readonly premium: boolean
  readonly begun: number
  readonly acknowledged: boolean
  readonly country: string | null
  readonly rate: { readonly minor: number; readonly credits: number } | null
  /** Whether the partner is under review by staff. */
  readonly suspect: boolean
  /** The writer's wellbeing counters; null if the partner is not fictional. */
  readonly care: WellbeingRow | null
  /** The writer’s breaks from everything that costs money; null if there never was one. */
  readonly breaks: BreaksRow | null
}

/** A writer's wellbeing counters, as returned by the SQL function. */
export interface WellbeingRow {
  readonly spent_day: number
  readonly spent_before: number
  readonly nights: number
  readonly attached: number
  readonly distress: number
  readonly paid_today: number
  readonly paused_until: string | null
}

/** The writer's breaks, as returned by the SQL function of spending limits. */
export interface BreaksRow {
  readonly paused_until: string | null
  readonly excluded_until: string | null
}

/** Facts for deciding about a message, read in one query. */
export interface Facts {
  readonly partner: PartnerRow
  /** Null while neither has written. */
  readonly side: SideRow | null
  readonly writer: WriterRow
}

/**
 * The reader, and whether fictional and sponsored profiles are hidden by default on this site
 * (BEY-03).
 */
export interface Reader {
  readonly reader: number
  readonly fictionHidden: boolean
}

/** The writer, with the disclosure version and currency that apply to them. */
export interface FactsQuery extends Reader {
  /** The version of the disclosure about fictional profiles. */
  readonly wording: string
  readonly currency: string
  /** Time, and time zone for calendar days. */
  readonly at: Date
  readonly zone: string
}

const partnerColumns = sql.part`
  p.member_id as member, p.name, coalesce(p.kind, 'member') as kind, p.status as account_status,
  coalesce(p.invisible, false) as invisible, p.last_active_at, q.birth, q.status as profile_status`

/** Columns of the writer `me`. */
const writerColumns = sql.part`
  me.kind as writer_kind, chat.wallet_balance(me.account_id) as balance, credits.public_is_premium(me.account_id) as premium,
  spending_limits.public_breaks(me.account_id) as breaks,
  coalesce((select w.started from chat.sender_state w where w.account_id = me.account_id), 0) as begun,
  (select c.country from profiles.public_profile c where c.account_id = me.account_id) as country`

const sideColumns = sql.part`
  s.id, s.public_id as conversation, s.started, s.seq, s.last_at, s.unread, s.read, s.hidden, s.delivered,
  s.other_read, s.other_delivered,
  s.muted_until, s.closed_by_me, s.closed_at, s.goodbye`

/**
 * For a side `s`: the number of messages the reader has sent there, or 0 if they are only gifts,
 * which do not use up the free message.
 */
const sentColumn = sql.part`
  case when chat.has_sent_message(s.id, s.account_id, s.sent) then s.sent else 0 end as sent`

/**
 * For a side `s`: whether the partner is a profile that is not a member. Usually the reader's
 * setting is checked first and this lookup is skipped. A scalar subquery instead of `exists`: for
 * readers with many conversations the planner turned `exists` into a list of all such profiles,
 * reading every account.
 */
const withFiction = sql.part`
  coalesce((select k.kind <> 'member' from accounts.public_account k where k.account_id = s.other_id), false)`

/**
 * One conversation of a reader with its partner; null if it is not theirs. Includes removed ones.
 */
export function selectSide(
  queries: Queries,
  reader: number,
  conversation: string,
): Promise<(SideRow & PartnerRow) | null> {
  return queries.maybe(sql`
    select ${sideColumns}, s.sent, s.other_id as other, ${partnerColumns}
    from chat.conversation_side s
    left join accounts.public_account p on p.account_id = s.other_id
    left join profiles.public_profile q on q.account_id = s.other_id
    where s.account_id = ${reader} and s.public_id = ${conversation}`)
}

/** The same with the facts about the reader, for deciding about a message in it. */
export async function selectFactsIn(
  queries: Queries,
  { reader, fictionHidden, wording, currency, at, zone }: FactsQuery,
  conversation: string,
): Promise<(Facts & { readonly side: SideRow }) | null> {
  const row = await queries.maybe<SideRow & PartnerRow & WriterRow>(sql`
    select ${sideColumns}, ${sentColumn}, s.other_id as other, ${partnerColumns}, ${writerColumns},
      fictional_profiles.public_has_acknowledged(s.account_id, s.other_id, ${wording}) as acknowledged,
      (select json_build_object('minor', r.minor, 'credits', r.per_credits) from credits.public_credit_price(s.account_id, ${currency}) r) as rate,
      case when p.kind = 'fictional' and me.kind = 'member' then wellbeing.public_message_facts(me.account_id, ${zone}, ${at}) end as care,
      coalesce(p.kind = 'member' and reports.public_is_suspect(p.account_id, ${suspectReporters}), false) as suspect
    from chat.conversation_side s
    left join accounts.public_account p on p.account_id = s.other_id
    left join profiles.public_profile q on q.account_id = s.other_id
    join accounts.public_account me on me.account_id = s.account_id
    where s.account_id = ${reader} and s.public_id = ${conversation}
      and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${withFiction})`)
  return row === null ? null : { partner: row, side: row, writer: row }
}

/**
 * Facts for deciding about a message to a partner, with or without a conversation; null if there is
 * no such account.
 */
export async function selectFactsWith(
  queries: Queries,
  { reader, wording, currency, at, zone }: FactsQuery,
  other: number,
): Promise<Facts | null> {
  const row = await queries.maybe<Partial<SideRow> & PartnerRow & WriterRow>(sql`
    select ${sideColumns}, ${sentColumn}, p.account_id as other, ${partnerColumns}, ${writerColumns},
      fictional_profiles.public_has_acknowledged(me.account_id, p.account_id, ${wording}) as acknowledged,
      (select json_build_object('minor', r.minor, 'credits', r.per_credits) from credits.public_credit_price(me.account_id, ${currency}) r) as rate,
      case when p.kind = 'fictional' and me.kind = 'member' then wellbeing.public_message_facts(me.account_id, ${zone}, ${at}) end as care,
      coalesce(p.kind = 'member' and reports.public_is_suspect(p.account_id, ${suspectReporters}), false) as suspect
    from accounts.public_account p
    left join profiles.public_profile q on q.account_id = p.account_id
    join accounts.public_account me on me.account_id = ${reader}
    left join chat.conversation_side s on s.account_id = ${reader} and s.other_id = p.account_id
    where p.account_id = ${other}`)
  return row === null ? null : { partner: row, side: row.conversation == null ? null : (row as SideRow), writer: row }
}

/** The conversation of a pair, if there is one. */
export function selectSideWith(queries: Queries, reader: number, other: number): Promise<SideRow | null> {
  return queries.maybe(sql`
    select ${sideColumns}, s.sent from chat.conversation_side s where s.account_id = ${reader} and s.other_id = ${other}`)
}

export type ListedRow = SideRow &
  PartnerRow & { readonly last_mine: boolean; readonly last_kind: MessageRow['kind']; readonly last_text: string }

/** View and page of the list: part of the partner's name, position and page size. */
export interface ListQuery {
  readonly show: ListView
  /** Lowercase without accents; empty for no filter. */
  readonly name: string
  /** The last conversation of the page before. */
  readonly after: { readonly lastAt: Date; readonly conversation: string } | null
  readonly count: number
}

/** Conditions of the list views; conversations the reader closed are only listed under `closed`. */
const viewConditions = {
  all: sql.part`s.closed_by_me is not true`,
  unread: sql.part`s.unread > 0 and s.closed_by_me is not true`,
  your_turn: sql.part`s.closed_at is null and exists (
      select from chat.message l where l.conversation_id = s.id and l.seq = s.seq and l.sender_id <> s.account_id)`,
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
      m.sender_id = ${reader} as last_mine, m.kind as last_kind, left(m.body, 200) as last_text
    from (
      select * from chat.conversation_side s
      where account_id = ${reader} and not hidden
        and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${withFiction})
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
 * Unread messages are counted in this many conversations: enough to exceed the displayed maximum
 * (99+).
 */
const unreadCounted = 100

/**
 * Counts unread messages in listed conversations that are not muted, in at most the latest hundred
 * of them. In list order, so that only that part of the index is read even with thousands of
 * conversations.
 */
export async function selectUnread(queries: Queries, { reader, fictionHidden }: Reader, now: Date): Promise<number> {
  const row = await queries.one<{ unread: number }>(sql`
    select coalesce(sum(unread), 0)::int as unread from (
      select unread from chat.conversation_side s
      where account_id = ${reader} and unread > 0 and not hidden and (muted_until is null or muted_until <= ${now})
        and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${withFiction})
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
    where w.account_id = ${reader} and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${withFiction})`)
}
