import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SenderFacts } from '#features/safety/message-safety/server/index.ts'
import {
  isNonMember,
  partnerColumns,
  type PartnerRow,
  type Reader,
  sideColumns,
  type SideRow,
} from './store.ts'

/**
 * Facts about the writer: balance, premium, starts, and whether this partner's disclosure is
 * acknowledged.
 */
export interface WriterRow {
  readonly writer_kind: PartnerRow['kind']
  readonly balance: number
  readonly premium: boolean
  /** Whether the writer has not confirmed their address yet. */
  readonly unconfirmed: boolean
  readonly conversations_started: number
  /** Whether the writer wrote to this partner in an earlier conversation that a block ended. */
  readonly answered_before: boolean
  readonly acknowledged: boolean
  readonly country: string | null
  readonly rate: { readonly minor: number; readonly credits: number } | null
  /** Facts for the message policy; null unless a member writes to a fictional profile. */
  readonly safety: SenderFacts | null
  /** The writer’s breaks from paid features; null if there has never been one. */
  readonly breaks: BreaksRow | null
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

/** The writer, with the disclosure version and currency that apply to them. */
export interface FactsQuery extends Reader {
  /** The version of the disclosure about fictional profiles. */
  readonly disclosureVersion: string
  readonly currency: string
  /** Time, and time zone for calendar days. */
  readonly at: Date
  readonly zone: string
}

/** Columns of the writer `me` writing to the partner `p`. */
const writerColumns = ({ currency, zone, at }: FactsQuery) => sql`
  me.kind as writer_kind, me.status = 'not_confirmed' as unconfirmed, chat.wallet_balance(me.account_id) as balance, credits.public_is_premium(me.account_id) as premium,
  spending_limits.public_breaks(me.account_id) as breaks,
  coalesce((select w.started from chat.sender_state w where w.account_id = me.account_id), 0) as conversations_started,
  exists (select from chat.answered_before h where h.account_id = me.account_id and h.other_id = p.account_id) as answered_before,
  (select c.country from profiles.public_profile c where c.account_id = me.account_id) as country,
  (select json_build_object('minor', r.minor, 'credits', r.per_credits) from credits.public_credit_price(me.account_id, ${currency}) r) as rate,
  case when p.kind = 'fictional' and me.kind = 'member' then message_safety.public_sender_facts(me.account_id, ${zone}, ${at}) end as safety`

/**
 * For a side `s`: the number of messages the reader has sent there, or 0 if they are only gifts,
 * which do not use up the free message.
 */
const sentColumn = sql.part`
  case when chat.has_sent_message(s.id, s.account_id, s.sent) then s.sent else 0 end as sent`

/** Facts for deciding about a message in one of the writer's conversations; null if it is not theirs. */
export async function selectFactsIn(
  queries: Queries,
  query: FactsQuery,
  conversation: string,
): Promise<(Facts & { readonly side: SideRow }) | null> {
  const { reader, fictionHidden } = query
  const row = await queries.maybe<SideRow & PartnerRow & WriterRow>(sql`
    select ${sideColumns}, ${sentColumn}, s.other_id as other, ${partnerColumns}, ${writerColumns(query)},
      fictional_profiles.public_has_acknowledged(s.account_id, s.other_id, ${query.disclosureVersion}) as acknowledged
    from chat.conversation_side s
    left join accounts.public_account p on p.account_id = s.other_id
    left join profiles.public_profile q on q.account_id = s.other_id
    join accounts.public_account me on me.account_id = s.account_id
    where s.account_id = ${reader} and s.public_id = ${conversation}
      and not ((select chat.hides_fictional(${reader}, ${fictionHidden})) and ${isNonMember})`)
  return row === null ? null : { partner: row, side: row, writer: row }
}

/**
 * Facts for deciding about a message to a partner, with or without a conversation; null if there is
 * no such account.
 */
export async function selectFactsWith(
  queries: Queries,
  query: FactsQuery,
  other: number,
): Promise<Facts | null> {
  const { reader } = query
  const row = await queries.maybe<Partial<SideRow> & PartnerRow & WriterRow>(sql`
    select ${sideColumns}, ${sentColumn}, p.account_id as other, ${partnerColumns}, ${writerColumns(query)},
      fictional_profiles.public_has_acknowledged(me.account_id, p.account_id, ${query.disclosureVersion}) as acknowledged
    from accounts.public_account p
    left join profiles.public_profile q on q.account_id = p.account_id
    join accounts.public_account me on me.account_id = ${reader}
    left join chat.conversation_side s on s.account_id = ${reader} and s.other_id = p.account_id
    where p.account_id = ${other}`)
  return row === null
    ? null
    : { partner: row, side: row.conversation == null ? null : (row as SideRow), writer: row }
}
