import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * The result of a like. `kept`: it existed already; `hidden`: a block exists; `id_used`: the id
 * belongs to another like.
 */
export interface LikeResult {
  readonly outcome: 'liked' | 'matched' | 'kept' | 'hidden' | 'id_used'
  /** Whether the like exists. */
  readonly is_liked: boolean
  readonly match_id: string | null
}

/** Adds a like and creates the match if there is a like in return; safe under concurrent calls. */
export function insertLike(
  tx: Transaction,
  like: { liker: number; liked: number; press: string; newMatch: string },
  now: Date,
): Promise<LikeResult> {
  return tx.one(sql`
    select * from likes.add_like(liker => ${like.liker}, liked => ${like.liked}, request_id => ${like.press},
      new_match_id => ${like.newMatch}, at => ${now})`)
}

/** Removes a like and its match. Returns whether there was a like. */
export async function deleteLike(
  tx: Transaction,
  { liker, liked }: { liker: number; liked: number },
): Promise<boolean> {
  return (
    await tx.one<{ taken: boolean }>(sql`select likes.remove_like(${liker}, ${liked}) as taken`)
  ).taken
}

/** Deletes both likes of a pair, and their match. */
export async function deletePair(tx: Transaction, one: number, two: number): Promise<void> {
  await tx.run(sql`select likes.delete_pair(${one}, ${two})`)
}

/** Marks a received like as seen; later calls change nothing. */
export async function markSeen(
  queries: Queries,
  { reader, liker }: { reader: number; liker: number },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update likes.profile_like set seen_at = ${now}
    where liked_id = ${reader} and liker_id = ${liker} and seen_at is null`)
}

/** Deletes every like an account gave or received; matches are deleted with them. */
export async function deleteAccountLikes(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from likes.profile_like where liked_id = ${account}`)
  await tx.run(sql`delete from likes.profile_like where liker_id = ${account}`)
  await tx.run(sql`delete from likes.like_request where liker_id = ${account}`)
}

/** The accounts an account likes. */
export async function selectLikedAccounts(queries: Queries, account: number): Promise<number[]> {
  const rows = await queries.many<{ liked_id: number }>(
    sql`select liked_id from likes.profile_like where liker_id = ${account}`,
  )
  return rows.map(({ liked_id }) => liked_id)
}

/** Whether an account likes another. */
export async function selectHasLiked(
  queries: Queries,
  { account, other }: { account: number; other: number },
): Promise<boolean> {
  const row = await queries.one<{ liked: boolean }>(
    sql`select exists (select from likes.profile_like where liked_id = ${other} and liker_id = ${account}) as liked`,
  )
  return row.liked
}

/** Whether two accounts like each other. */
export async function selectIsMatched(
  queries: Queries,
  account: number,
  other: number,
): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from likes.match where account_id = ${account} and other_id = ${other}`,
    )) !== null
  )
}

/**
 * The public id of the liker if the like is visible to the liked account; null otherwise, or if the
 * like was undone since.
 */
export async function selectLikerId(
  queries: Queries,
  { liked, liker }: { liked: number; liker: number },
): Promise<string | null> {
  const row = await queries.maybe<{ member_id: string }>(
    sql`select member_id from likes.visible_received where account_id = ${liked} and other_id = ${liker}`,
  )
  return row?.member_id ?? null
}

/**
 * The public id of the other member of a match, as one side sees it; null if the match no longer
 * exists.
 */
export async function selectPartnerId(
  queries: Queries,
  { account, match }: { account: number; match: string },
): Promise<string | null> {
  const row = await queries.maybe<{ member_id: string }>(
    sql`select member_id from likes.visible_match where account_id = ${account} and id = ${match}`,
  )
  return row?.member_id ?? null
}

/** Deletes the request ids of likes older than a point in time; no browser retries that late. */
export async function deleteOldPresses(queries: Queries, before: Date): Promise<void> {
  await runInBatches((most) =>
    queries.run(sql`
      delete from likes.like_request where ctid = any (array(
        select d.ctid from likes.like_request d where d.at < ${before} order by d.at limit ${most}))`),
  )
}
