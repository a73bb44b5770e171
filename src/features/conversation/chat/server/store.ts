import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Goodbye } from '../rules/goodbyes.ts'

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
  /** Messages sent by the reader; in the facts for a message, 0 if all are gifts. */
  readonly sent: number
  /** Messages sent by the partner. */
  readonly received: number
  readonly unread: number
  readonly read: number
  /** Removed from the reader's list until the next message. */
  readonly hidden: boolean
  readonly delivered: number
  /** How far the texts were sent to the reader. */
  readonly shown: number
  /** Messages beyond that whose beginning the list has shown. */
  readonly previewed: readonly number[]
  readonly other_read: number
  readonly other_delivered: number
  /** Until when the reader muted it; `Infinity` for permanently. */
  readonly muted_until: Date | number | null
  /** Whether the reader closed it; null while it is open. */
  readonly closed_by_me: boolean | null
  readonly closed_at: Date | null
  readonly goodbye: Goodbye | null
  /** How often messages of the conversation were edited or deleted. */
  readonly changes: number
}

/**
 * The reader, and whether fictional and sponsored profiles are hidden by default on this site
 * (BEY-03).
 */
export interface Reader {
  readonly reader: number
  readonly fictionHidden: boolean
}

export const partnerColumns = sql.part`
  p.member_id as member, p.name, coalesce(p.kind, 'member') as kind, p.status as account_status,
  coalesce(p.invisible, false) as invisible, p.last_active_at, q.birth, q.status as profile_status`

export const sideColumns = sql.part`
  s.id, s.public_id as conversation, s.started, s.seq, s.seq - s.sent as received, s.last_at, s.unread, s.read, s.hidden, s.delivered,
  s.shown, s.previewed, s.other_read, s.other_delivered,
  s.muted_until, s.closed_by_me, s.closed_at, s.goodbye, s.changes`

/**
 * For a side `s`: whether the partner is not a member. Usually the reader's setting is checked
 * first and this lookup is skipped. A scalar subquery instead of `exists`: for readers with many
 * conversations the planner turned `exists` into a list of all such profiles, reading every
 * account.
 */
export const isNonMember = sql.part`
  coalesce((select k.kind <> 'member' from accounts.public_account k where k.account_id = s.other_id), false)`

/**
 * One conversation of a reader with its partner; null if it is not theirs. Includes removed ones.
 * `shows_activity` says whether the partner may learn what the reader is doing.
 */
export function selectSide(
  queries: Queries,
  reader: number,
  conversation: string,
): Promise<(SideRow & PartnerRow & { readonly shows_activity: boolean }) | null> {
  return queries.maybe(sql`
    select ${sideColumns}, s.sent, s.other_id as other, ${partnerColumns}, chat.shows_activity(s.account_id) as shows_activity
    from chat.conversation_side s
    left join accounts.public_account p on p.account_id = s.other_id
    left join profiles.public_profile q on q.account_id = s.other_id
    where s.account_id = ${reader} and s.public_id = ${conversation}`)
}

/** How many conversations an account has ever started. */
export async function selectStarted(queries: Queries, account: number): Promise<number> {
  const state = await queries.maybe<{ started: number }>(
    sql`select w.started from chat.sender_state w where w.account_id = ${account}`,
  )
  return state?.started ?? 0
}

/** The conversation of a pair, if there is one. */
export function selectSideWith(
  queries: Queries,
  reader: number,
  other: number,
): Promise<SideRow | null> {
  return queries.maybe(sql`
    select ${sideColumns}, s.sent from chat.conversation_side s where s.account_id = ${reader} and s.other_id = ${other}`)
}
