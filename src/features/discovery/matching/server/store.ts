import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { piecemeal } from '#platform/server/postgres/piecemeal.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Prompt } from '#features/members/profiles/rules/prompts.ts'
import type { Answers } from '../rules/finder.ts'

/** A press in the swipe game. */
export interface Press {
  readonly account: number
  readonly other: number
  /** Made by the browser. */
  readonly id: string
}

/** Takes one of the day's likes; exact however many are pressed at once. */
export async function takePlace(
  tx: Transaction,
  { account, other, id }: Press,
  { today, limit }: { today: string; limit: number },
  now: Date,
): Promise<'taken' | 'spent' | 'repeat' | 'id_used'> {
  const { outcome } = await tx.one<{ outcome: 'taken' | 'spent' | 'repeat' | 'id_used' }>(
    sql`select matching.reserve_daily_like(account => ${account}, request_id => ${id}, other_account => ${other}, today => ${today},
      daily_limit => ${limit}, at => ${now}) as outcome`,
  )
  return outcome
}

/** Gives a place back that a like did not need. */
export async function releasePlace(tx: Transaction, { account, id }: Pick<Press, 'account' | 'id'>): Promise<void> {
  await tx.run(sql`delete from matching.swipe where account_id = ${account} and id = ${id}`)
}

/** How many likes of a day are used up. */
export async function countLikes(queries: Queries, account: number, day: string): Promise<number> {
  const { used } = await queries.one<{ used: number }>(sql`
    select count(*)::int as used from matching.swipe
    where account_id = ${account} and day = ${day} and daily_slot is not null and undone_at is null`)
  return used
}

/** Remembers a pass; a repeat changes nothing. False where the id came with someone else. */
export async function insertPass(queries: Queries, { account, other, id }: Press, now: Date): Promise<boolean> {
  const inserted = await queries.run(sql`
    insert into matching.swipe (account_id, id, other_id, at) values (${account}, ${id}, ${other}, ${now})
    on conflict do nothing`)
  if (inserted === 1) return true
  return (await selectSwipe(queries, { account, id }))?.other === other
}

/** What was done with a face. */
export interface SwipeRow {
  readonly id: string
  readonly other: number
  readonly liked: boolean
  readonly undone: boolean
}

/** A swipe by its id; null for one that is not the account's. */
export function selectSwipe(
  queries: Queries,
  { account, id }: Pick<Press, 'account' | 'id'>,
): Promise<SwipeRow | null> {
  return queries.maybe(sql`
    select id, other_id as other, daily_slot is not null as liked, undone_at is not null as undone
    from matching.swipe where account_id = ${account} and id = ${id}`)
}

/** The swipe done last since an instant, and not undone. */
export function selectLast(queries: Queries, account: number, since: Date): Promise<SwipeRow | null> {
  return queries.maybe(sql`
    select id, other_id as other, daily_slot is not null as liked, false as undone
    from matching.swipe where account_id = ${account} and undone_at is null and at >= ${since}
    order by at desc limit 1`)
}

/** Marks a swipe as undone. */
export async function markUndone(
  tx: Transaction,
  { account, id }: Pick<Press, 'account' | 'id'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update matching.swipe set undone_at = ${now} where account_id = ${account} and id = ${id} and undone_at is null`)
}

/** Marks the likes that the game gave someone as undone: they were taken back, here or elsewhere. */
export async function markLikesUndone(
  tx: Transaction,
  { account, other }: Pick<Press, 'account' | 'other'>,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update matching.swipe set undone_at = ${now}
    where account_id = ${account} and other_id = ${other} and daily_slot is not null and undone_at is null`)
}

/** Forgets whatever concerns an account, from either side. */
export async function deleteOf(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from matching.swipe where account_id = ${account}`)
  await tx.run(sql`delete from matching.swipe where other_id = ${account}`)
  await tx.run(sql`delete from matching.finder_answers where account_id = ${account}`)
}

/** Forgets swipes before an instant: no pass lasts that long and no browser repeats one that late. */
export async function deleteOldSwipes(queries: Queries, before: Date): Promise<void> {
  await piecemeal((most) =>
    queries.run(sql`
      delete from matching.swipe where ctid = any (array(
        select d.ctid from matching.swipe d where d.at < ${before} order by d.at limit ${most}))`),
  )
}

/** The saved answers of the match finder; null before the first time. */
export function selectAnswers(queries: Queries, account: number): Promise<Answers | null> {
  return queries.maybe(sql`
    select reason, distance_km, pace, interests, min_age, max_age, with_photo, unattached
    from matching.finder_answers where account_id = ${account}`)
}

/** Saves the answers in place of earlier ones. */
export async function saveAnswers(queries: Queries, account: number, a: Answers, now: Date): Promise<void> {
  await queries.run(sql`
    insert into matching.finder_answers (account_id, reason, distance_km, pace, interests, min_age, max_age, with_photo, unattached, saved_at)
    values (${account}, ${a.reason}, ${a.distance_km}, ${a.pace}, ${[...a.interests]}, ${a.min_age}, ${a.max_age}, ${a.with_photo},
      ${a.unattached}, ${now})
    on conflict (account_id) do update set
      reason = excluded.reason, distance_km = excluded.distance_km, pace = excluded.pace, interests = excluded.interests,
      min_age = excluded.min_age, max_age = excluded.max_age, with_photo = excluded.with_photo, unattached = excluded.unattached,
      saved_at = excluded.saved_at`)
}

/** One answered question of each of some members: the first they chose. */
export function selectPrompts(
  queries: Queries,
  accounts: readonly number[],
): Promise<{ account_id: number; prompt: Prompt; answer: string }[]> {
  return queries.many(sql`
    select distinct on (p.account_id) p.account_id, p.prompt, p.answer
    from profiles.public_prompt p
    where p.account_id = any (${[...accounts]}::bigint[])
    order by p.account_id, p.position`)
}

/** What members say they like, for those who are shown again. */
export function selectLeanings(
  queries: Queries,
  accounts: readonly number[],
): Promise<{ account_id: number; interests: never[] }[]> {
  return queries.many(sql`
    select l.account_id, l.interests from profiles.public_matching_facts l where l.account_id = any (${[...accounts]}::bigint[])`)
}
