import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { piecemeal } from '#platform/server/postgres/piecemeal.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** What came of a like: `kept` was there already, `hidden` met a block, `id_used` came with an id of another like. */
export interface Given {
  readonly outcome: 'liked' | 'matched' | 'kept' | 'hidden' | 'id_used'
  /** Whether the like stands. */
  readonly is_liked: boolean
  readonly match_id: string | null
}

/** Gives a like and makes the match when there is one the other way; exact however many do so at once. */
export function giveLike(
  tx: Transaction,
  like: { liker: number; liked: number; press: string; newMatch: string },
  now: Date,
): Promise<Given> {
  return tx.one(sql`
    select * from likes.add_like(liker => ${like.liker}, liked => ${like.liked}, request_id => ${like.press},
      new_match_id => ${like.newMatch}, at => ${now})`)
}

/** Takes a like back, and the match with it; whether there was one. */
export async function takeBackLike(
  tx: Transaction,
  { liker, liked }: { liker: number; liked: number },
): Promise<boolean> {
  return (await tx.one<{ taken: boolean }>(sql`select likes.remove_like(${liker}, ${liked}) as taken`)).taken
}

/** Forgets both likes of two, and their match. */
export async function forgetPair(tx: Transaction, one: number, two: number): Promise<void> {
  await tx.run(sql`select likes.delete_pair(${one}, ${two})`)
}

/** Marks the like received from someone as seen; the first time counts. */
export async function markSeen(
  queries: Queries,
  { reader, liker }: { reader: number; liker: number },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update likes.profile_like set seen_at = ${now}
    where liked_id = ${reader} and liker_id = ${liker} and seen_at is null`)
}

/** Removes every like an account gave or got; matches fall with them. */
export async function deleteLikesOf(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from likes.profile_like where liked_id = ${account}`)
  await tx.run(sql`delete from likes.profile_like where liker_id = ${account}`)
  await tx.run(sql`delete from likes.like_request where liker_id = ${account}`)
}

/** Whom an account likes, by inside key. */
export async function selectLiked(queries: Queries, account: number): Promise<number[]> {
  const rows = await queries.many<{ liked_id: number }>(
    sql`select liked_id from likes.profile_like where liker_id = ${account}`,
  )
  return rows.map(({ liked_id }) => liked_id)
}

/** Whether two like each other. */
export async function selectMatched(queries: Queries, account: number, other: number): Promise<boolean> {
  return (
    (await queries.maybe(sql`select 1 from likes.match where account_id = ${account} and other_id = ${other}`)) !== null
  )
}

/** The outside id of someone whose like reached an account; null when it did not, or was taken back since. */
export async function selectReached(
  queries: Queries,
  { liked, liker }: { liked: number; liker: number },
): Promise<string | null> {
  const row = await queries.maybe<{ member_id: string }>(
    sql`select member_id from likes.visible_received where account_id = ${liked} and other_id = ${liker}`,
  )
  return row?.member_id ?? null
}

/** The outside id of the other in a match, as one side sees it; null when there is none any more. */
export async function selectPartner(
  queries: Queries,
  { account, match }: { account: number; match: string },
): Promise<string | null> {
  const row = await queries.maybe<{ member_id: string }>(
    sql`select member_id from likes.visible_match where account_id = ${account} and id = ${match}`,
  )
  return row?.member_id ?? null
}

/** Forgets the ids of likes pressed before an instant: no browser repeats a like that late. */
export async function deleteOldPresses(queries: Queries, before: Date): Promise<void> {
  await piecemeal((most) =>
    queries.run(sql`
      delete from likes.like_request where ctid = any (array(
        select d.ctid from likes.like_request d where d.at < ${before} order by d.at limit ${most}))`),
  )
}
