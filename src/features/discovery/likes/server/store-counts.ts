import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Country } from '#features/site/geography/index.ts'
import type { LikeList } from '../rules/like-lists.ts'

/** Entries per list, capped at 1,000. */
export type CountsRow = Readonly<Record<LikeList, number>>

/** Counts an account's lists as it sees them. */
export function selectCounts(
  queries: Queries,
  { reader, kinds }: { reader: number; kinds: readonly string[] },
): Promise<CountsRow> {
  return queries.one(sql`
    select
      (select count(*)::int from (select from likes.visible_received where account_id = ${reader} limit 1000) x) as liked_by,
      (select count(*)::int from (
        select from likes.visible_given where account_id = ${reader} and kind = any (${[...kinds]}::text[]) limit 1000
      ) x) as likes,
      (select count(*)::int from (select from likes.visible_match where account_id = ${reader} limit 1000) x) as matches`)
}

/**
 * Counts what is new for an account, capped at 1,000. Runs on every poll, so it reads only new
 * likes: every new match comes from one.
 */
export function selectNewCounts(
  queries: Queries,
  reader: number,
): Promise<{ readonly liked_by: number; readonly matches: number }> {
  return queries.one(sql`
    select count(*)::int as liked_by, count(x.match)::int as matches
    from (
      select m.id as match
      from likes.visible_received r
      left join likes.match m on m.account_id = r.account_id and m.other_id = r.other_id
      where r.account_id = ${reader} and r.new
      limit 1000
    ) x`)
}

/** The likes between a reader and one other member. */
export interface LikeStatusRow {
  readonly member: string
  readonly liked: boolean
  readonly likes_you: boolean
  readonly like_new: boolean
  readonly match_id: string | null
}

/**
 * The likes between a reader and several others. Members without a like in either direction, or
 * with one hidden from the reader, are omitted.
 */
export function selectLikeStatuses(
  queries: Queries,
  {
    reader,
    members,
    kinds,
  }: { reader: number; members: readonly string[]; kinds: readonly string[] },
): Promise<LikeStatusRow[]> {
  return queries.many(sql`
    select a.member_id as member, g.other_id is not null as liked, r.other_id is not null as likes_you, coalesce(r.new, false) as like_new,
      m.id as match_id
    from accounts.public_account a
    left join likes.visible_given g on g.account_id = ${reader} and g.other_id = a.account_id and g.kind = any (${[...kinds]}::text[])
    left join likes.visible_received r on r.account_id = ${reader} and r.other_id = a.account_id
    left join likes.visible_match m on m.account_id = ${reader} and m.other_id = a.account_id
    where a.member_id = any (${[...members]}::uuid[]) and (g.other_id is not null or r.other_id is not null)`)
}

/** The country the reader lives in; null if not set. */
export async function selectCountry(queries: Queries, reader: number): Promise<Country | null> {
  const row = await queries.maybe<{ country: Country | null }>(
    sql`select country from profiles.public_profile where account_id = ${reader}`,
  )
  return row?.country ?? null
}

/** The number of new likes an account has received, capped at 1,000. */
export async function countNew(queries: Queries, account: number): Promise<number> {
  return (
    await queries.one<{ count: number }>(sql`select likes.public_new_count(${account}) as count`)
  ).count
}
