import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A conversation of a member with a fictional profile. */
export interface DeskRow {
  readonly conversation: string
  readonly profile_id: number
  readonly profile: string
  readonly profile_name: string
  /** `YYYY-MM-DD` */
  readonly profile_birth: string | null
  readonly member_id: number
  readonly member_name: string
  readonly member_birth: string | null
  readonly locale: string
  readonly seq: number
  readonly sent_since_reply: number
  /** Null if the member has a reply. */
  readonly waiting_since: Date | null
  /** When the member's pause ends (F12); null if not in one. */
  readonly paused_until: Date | null
  /**
   * Whether replies to the member are possible: the account is active, and they have not removed
   * the chat or hidden fictional profiles.
   */
  readonly reachable: boolean
  readonly for_lead: boolean
  /** The number of the profile’s latest message; null before the first. */
  readonly answered_seq: number | null
  /** Whether the profile has a photo that can be shown, and whether it was generated. */
  readonly pictured: boolean
  readonly generated: boolean
}

/** A waiting conversation with the facts for its flags. */
export interface WaitingRow extends DeskRow {
  readonly asked_real: boolean
  readonly handed_over: boolean
  /** The member's messages since the last reply, latest first. */
  readonly words: readonly string[]
}

/**
 * The members covered by a desk: those of one pool, with the site's default for hiding fictional
 * profiles.
 */
export interface DeskScope {
  readonly pool: number
  readonly fictionHidden: boolean
}

const present = sql.part`not w.removed and m.status = 'active' and coalesce(f.status = 'active', false)`

const joined = sql.part`
  chat.public_persona_conversation w
  join accounts.public_account m on m.account_id = w.member_id
  join accounts.public_account c on c.account_id = w.profile_id
  left join profiles.public_profile f on f.account_id = w.member_id
  left join profiles.public_profile g on g.account_id = w.profile_id
  left join fictional_profiles.public_preference p on p.account_id = w.member_id
  left join photos.public_main_photo i on i.account_id = w.profile_id`

const columns = sql.part`
  w.conversation, w.profile_id, c.member_id as profile, c.name as profile_name, g.birth::text as profile_birth,
  w.member_id, m.name as member_name, f.birth::text as member_birth, m.locale, w.seq, w.sent_since_reply, w.waiting_since,
  (select max(q.until) from wellbeing.public_pause q where q.account_id = w.member_id) as paused_until,
  exists (select from persona_desk.handover h where h.conversation = w.conversation and h.for_lead and h.settled_at is null) as for_lead,
  w.answered_seq, i.photo_id is not null as pictured, coalesce(i.generated, false) as generated`

/** How many of a member's unanswered messages are checked for flags. */
const messagesChecked = 5

/** The conversations waiting for a reply, the longest wait first. */
export function selectWaiting(
  queries: Queries,
  { pool, fictionHidden }: DeskScope,
  limit: number,
): Promise<WaitingRow[]> {
  return queries.many(sql`
    select ${columns},
      exists (select from message_safety.public_notice n where n.conversation = w.conversation and n.after_seq > coalesce(w.answered_seq, 0)) as asked_real,
      exists (select from persona_desk.handover o where o.conversation = w.conversation and o.settled_at is null) as handed_over,
      array(select l.body from chat.public_message l
        where l.conversation = w.conversation and l.seq > coalesce(w.answered_seq, 0) and l.kind = 'text' and l.deleted_at is null
        order by l.seq desc limit ${messagesChecked}) as words, (${present} and not coalesce(p.hidden, ${fictionHidden})) as reachable
    from ${joined}
    where w.pool_id = ${pool} and w.waiting_since is not null and ${present} and not coalesce(p.hidden, ${fictionHidden})
    order by w.waiting_since, w.conversation limit ${limit}`)
}

export async function countWaiting(
  queries: Queries,
  { pool, fictionHidden }: DeskScope,
): Promise<number> {
  const row = await queries.one<{ waiting: number }>(sql`
    select count(*) as waiting from ${joined}
    where w.pool_id = ${pool} and w.waiting_since is not null and ${present} and not coalesce(p.hidden, ${fictionHidden})`)
  return row.waiting
}

/** Since when the oldest of them has been waiting; null if nothing is. */
export async function selectOldestAt(
  queries: Queries,
  { pool, fictionHidden }: DeskScope,
): Promise<Date | null> {
  const row = await queries.one<{ at: Date | null }>(sql`
    select min(w.waiting_since) as at from ${joined}
    where w.pool_id = ${pool} and w.waiting_since is not null and ${present} and not coalesce(p.hidden, ${fictionHidden})`)
  return row.at
}

/** One conversation, waiting or not. */
export function selectOne(
  queries: Queries,
  { pool, fictionHidden }: DeskScope,
  conversation: string,
): Promise<DeskRow | null> {
  return queries.maybe(sql`
    select ${columns}, (${present} and not coalesce(p.hidden, ${fictionHidden})) as reachable
    from ${joined}
    where w.pool_id = ${pool} and w.conversation = ${conversation}::uuid`)
}

/** A message, and the staff member who wrote it. */
export interface LineRow {
  readonly seq: number
  readonly own: boolean
  readonly kind: string
  readonly body: string
  readonly at: Date
  readonly staff_id: number | null
  readonly author_kind: 'staff' | 'ai' | 'ai_assisted' | null
  readonly edited_at: Date | null
  readonly deleted: boolean
  readonly replies_to: string | null
  /** The member's reaction to a message of the profile. */
  readonly reaction: 'love' | 'laugh' | 'agree' | 'applause' | 'wink' | 'sad' | null
}

/** The latest messages of a conversation, latest first. */
export function selectLines(
  queries: Queries,
  { conversation, profile_id: profile }: Pick<DeskRow, 'conversation' | 'profile_id'>,
  limit: number,
): Promise<LineRow[]> {
  return queries.many(sql`
    select l.seq, l.sender_id = ${profile} as own, l.kind, l.body, l.at, l.author_kind, r.staff_id, l.edited_at, l.deleted_at is not null as deleted,
      case when l.sender_id = ${profile} then l.reaction end as reaction,
      case when l.quoted_seq is not null then coalesce(
        (select left(q.body, 160) from chat.public_message q where q.conversation = l.conversation and q.seq = l.quoted_seq and q.kind in ('text', 'photo')), ''
      ) end as replies_to
    from chat.public_message l left join persona_desk.reply r on r.message = l.client_id and r.profile_id = l.sender_id
    where l.conversation = ${conversation}::uuid order by l.seq desc limit ${limit}`)
}

/** Hand-over notes for colleagues, latest first. */
export function selectNotes(
  queries: Queries,
  conversation: string,
  limit: number,
): Promise<{ note: string; staff_id: number; for_lead: boolean; left_at: Date }[]> {
  return queries.many(sql`
    select note, staff_id, for_lead, left_at from persona_desk.handover
    where conversation = ${conversation}::uuid order by left_at desc, id limit ${limit}`)
}

/** The character sheet of a profile, as last saved by a lead. */
export function selectSheet(
  queries: Queries,
  profile: number,
): Promise<{ facts: string; tone: string; said: string; version: number } | null> {
  return queries.maybe(
    sql`select facts, tone, said, version from persona_desk.character_sheet where profile_id = ${profile}`,
  )
}

/** The internal key of a fictional profile of this pool. */
export function selectProfile(
  queries: Queries,
  pool: number,
  profile: string,
): Promise<{ account_id: number } | null> {
  return queries.maybe(sql`
    select account_id from accounts.public_account
    where member_id = ${profile}::uuid and pool_id = ${pool} and kind = 'fictional'`)
}

/** Other facts that the desk shows about a member and a profile, but never any costs. */
export function selectSafeguards(
  queries: Queries,
  {
    conversation,
    member_id: member,
    profile_id: profile,
  }: Pick<DeskRow, 'conversation' | 'member_id' | 'profile_id'>,
  { zone, now }: { readonly zone: string; readonly now: Date },
): Promise<{ real_person_questions: number; acknowledged_at: Date | null; paid_today: number }> {
  return queries.one(sql`
    select
      (select count(*) from message_safety.public_notice n where n.conversation = ${conversation}::uuid) as real_person_questions,
      (select k.acknowledged_at from fictional_profiles.public_acknowledgement k where k.account_id = ${member} and k.profile_id = ${profile}) as acknowledged_at,
      (wellbeing.public_message_facts(${member}, ${zone}, ${now}) ->> 'paid_today')::int as paid_today`)
}
