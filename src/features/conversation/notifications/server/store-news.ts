import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Kind } from '#features/members/fictional-profiles/index.ts'

/** A person an email names, and what they did. */
export interface NewsPerson {
  readonly topic: string
  readonly name: string
  readonly kind: Kind
  /** Unread messages; 1 for likes and matches. */
  readonly count: number
  /** The last message, if it is text. */
  readonly text: string | null
  readonly unreadSince: Date | null
}

/**
 * The unread messages of these conversations. Inactive, blocked and hidden people are left out, as
 * are muted and removed conversations.
 */
export function selectUnread(
  queries: Queries,
  account: number,
  conversations: readonly string[],
  now: Date,
): Promise<NewsPerson[]> {
  return queries.many(sql`
    select 'conversation:' || u.conversation as topic, a.name, a.kind, u.unread as count, u.unread_since as "unreadSince",
      u.last_text as text
    from chat.public_unread u
    join accounts.public_account a on a.account_id = u.other_id and a.status = 'active'
    where u.account_id = ${account} and u.conversation = any(${conversations}::uuid[])
      and (u.muted_until is null or u.muted_until <= ${now})
      and not exists (select from blocks.public_block b where b.account_id = u.account_id and b.other_id = u.other_id)
    order by u.unread_since desc nulls last`)
}

/**
 * Marks the texts that `selectUnread` returns as shown. Called before they are read for an email
 * that contains them: a text that was emailed isn't refunded as never shown.
 */
export async function markMailed(
  queries: Queries,
  account: number,
  conversations: readonly string[],
): Promise<void> {
  if (conversations.length === 0) return
  await queries.run(sql`select chat.public_mark_mailed(${account}, ${conversations}::uuid[])`)
}

/** New likes since the last email about likes, without those that became a match. */
export function selectLikes(
  queries: Queries,
  account: number,
  since: Date | undefined,
): Promise<NewsPerson[]> {
  return queries.many(sql`
    select 'likes' as topic, r.name, r.kind, 1 as count, null::text as text, null::timestamptz as "unreadSince"
    from likes.public_received_like r
    where r.account_id = ${account} and r.new and r.kind = 'member' and r.at > coalesce(${since ?? null}::timestamptz, '-infinity')
      and not exists (select from likes.public_match m where m.account_id = r.account_id and m.other_id = r.other_id)
    order by r.at desc limit 50`)
}

/** These matches, unless the member has been here since. */
export function selectMatches(
  queries: Queries,
  account: number,
  matches: readonly string[],
  lastActiveAt: Date | null,
): Promise<NewsPerson[]> {
  return queries.many(sql`
    select 'match:' || m.id as topic, a.name, a.kind, 1 as count, null::text as text, null::timestamptz as "unreadSince"
    from likes.public_match m
    join accounts.public_account a on a.account_id = m.other_id and a.status = 'active'
    where m.account_id = ${account} and m.id = any(${matches}::uuid[])
      and m.at > coalesce(${lastActiveAt}::timestamptz, '-infinity')
      and not exists (select from blocks.public_block b where b.account_id = m.account_id and b.other_id = m.other_id)
    order by m.at desc`)
}

/** A member who joined recently. */
export interface NewPerson {
  readonly name: string
  readonly birth: string
}

/**
 * Members nearby who joined since a time, where each is looking for someone like the other: in these
 * cities, or in the reader's country if their city is not known. Only confirmed and visible members,
 * never fictional profiles, and no one the reader blocked, was blocked by, liked or wrote to.
 */
export async function selectNewPeople(
  queries: Queries,
  account: number,
  { cities, since, limit }: { cities: readonly number[] | null; since: Date; limit: number },
): Promise<{ count: number; people: NewPerson[] }> {
  const rows = await queries.many<NewPerson & { total: number }>(sql`
    select a.name, s.birth::text as birth, (count(*) over ())::int as total
    from search.public_searchable r
    join profiles.public_profile own on own.account_id = r.account_id
    join search.public_searchable s on s.pool_id = r.pool_id and s.country = r.country and s.kind = 0
    join profiles.public_profile other on other.account_id = s.account_id
    join accounts.public_account a on a.account_id = s.account_id
    where r.account_id = ${account} and s.account_id <> r.account_id and a.activated_at > ${since}
      and (${cities}::int[] is null or s.city_id = any(${cities}::int[]))
      and r.seeks & (1 << other.gender) <> 0 and s.seeks & (1 << own.gender) <> 0
      and abs(s.birth_year - r.birth_year) <= 10
      and not exists (select from blocks.public_block b where b.account_id = r.account_id and b.other_id = s.account_id)
      and not exists (select from blocks.public_block b where b.account_id = s.account_id and b.other_id = r.account_id)
      and not exists (select from likes.public_like l where l.account_id = r.account_id and l.other_id = s.account_id)
      and not exists (select from chat.public_partner c where c.account_id = r.account_id and c.other_id = s.account_id)
    order by a.activated_at desc, s.account_id desc limit ${limit}`)
  return {
    count: rows[0]?.total ?? 0,
    people: rows.map(({ name, birth }) => ({ name, birth })),
  }
}

/** The city a member lives in, if it is known. */
export async function selectCity(queries: Queries, account: number): Promise<number | null> {
  const row = await queries.maybe<{ city: number | null }>(
    sql`select city_id as city from search.public_searchable where account_id = ${account}`,
  )
  return row?.city ?? null
}
