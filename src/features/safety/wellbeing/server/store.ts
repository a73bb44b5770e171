import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Pause } from '../contract.ts'
import type { ReviewAct } from '../rules/reviews.ts'

/** A pause with the names shown to a lead. */
export interface PauseRow extends Pick<Pause, 'id' | 'member' | 'profile' | 'reasons'> {
  readonly key: number
  readonly begun_at: Date
  readonly until: Date
  readonly reviewed_at: Date | null
}

/** Pauses of a pool, unreviewed ones first; or a single one. */
export function selectPauses(
  queries: Queries,
  pool: number,
  { limit, pause = null }: { readonly limit: number; readonly pause?: string | null },
): Promise<PauseRow[]> {
  return queries.many(sql`
    select p.id as key, p.public_id as id, a.name as member, coalesce(f.name, '') as profile, p.reasons, p.begun_at, p.until, p.reviewed_at
    from wellbeing.pause p
    join accounts.public_account a on a.account_id = p.account_id
    left join accounts.public_account f on f.account_id = p.profile_id
    where p.pool_id = ${pool} and (${pause}::uuid is null or p.public_id = ${pause}::uuid)
    order by p.reviewed_at is not null, case when p.reviewed_at is null then p.begun_at end, p.reviewed_at desc, p.id
    limit ${limit}`)
}

/** Counts the pauses not reviewed yet. */
export async function countUnreviewed(queries: Queries, pool: number): Promise<number> {
  const row = await queries.one<{ waiting: number }>(sql`
    select count(*) as waiting from wellbeing.pause where pool_id = ${pool} and reviewed_at is null`)
  return row.waiting
}

/** Decisions about the given pauses, latest first. */
export function selectReviews(
  queries: Queries,
  pauses: readonly number[],
): Promise<{ pause: number; act: ReviewAct; note: string; staff_id: number; at: Date }[]> {
  return queries.many(sql`
    select pause_id as pause, act, note, staff_id, at from wellbeing.review
    where pause_id = any(${pauses}::bigint[]) order by at desc, id`)
}

/** Locks a pause; null if there is none with that id. */
export function lockPause(
  tx: Transaction,
  pool: number,
  pause: string,
): Promise<{ key: number; account: number; until: Date } | null> {
  return tx.maybe(sql`
    select id as key, account_id as account, until from wellbeing.pause where public_id = ${pause}::uuid and pool_id = ${pool} for update`)
}

/** Stores a decision; false if it is already stored. */
export async function insertReview(
  tx: Transaction,
  row: { id: string; pause: number; staff: number; act: ReviewAct; note: string; until: Date },
  now: Date,
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into wellbeing.review (id, pause_id, staff_id, act, note, until, at)
    values (${row.id}::uuid, ${row.pause}, ${row.staff}, ${row.act}, ${row.note}, ${row.until}, ${now})
    on conflict (id) do nothing`)
  return inserted === 1
}

/** Sets when a pause ends and marks it as reviewed. */
export function updatePause(
  tx: Transaction,
  pause: number,
  until: Date,
  now: Date,
): Promise<number> {
  return tx.run(
    sql`update wellbeing.pause set until = ${until}, reviewed_at = ${now} where id = ${pause}`,
  )
}

/** A pause requested by a staff member. */
export interface upsertPause {
  readonly id: string
  readonly account: number
  readonly pool: number
  readonly profile: number
  readonly conversation: string
  readonly seq: number
  readonly until: Date
}

/**
 * Starts a pause; an open one that is not reviewed yet is restarted instead and keeps the later
 * end. Returns its public id and its end.
 */
export async function insertPause(
  queries: Queries,
  row: upsertPause,
  now: Date,
): Promise<{ pause: string; until: Date }> {
  await queries.run(sql`select wellbeing.public_lock_member(${row.account})`)
  return queries.one(sql`
    insert into wellbeing.pause as p (public_id, account_id, pool_id, profile_id, conversation, after_seq, reasons, begun_at, until)
    values (${row.id}::uuid, ${row.account}, ${row.pool}, ${row.profile}, ${row.conversation}::uuid, ${row.seq}, array['agent'], ${now},
      ${row.until})
    on conflict (account_id) where reviewed_at is null do update
      set reasons = array(select distinct r from unnest(p.reasons || excluded.reasons) r order by r), profile_id = excluded.profile_id,
        conversation = excluded.conversation, after_seq = excluded.after_seq, begun_at = excluded.begun_at,
        until = greatest(p.until, excluded.until)
    returning p.public_id as pause, p.until`)
}

/** Deletes everything stored about an account. */
export async function deleteByAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from wellbeing.message_signal where account_id = ${account}`)
  await tx.run(sql`delete from wellbeing.pause where account_id = ${account}`)
}

/** Deletes traces of messages older than `before`. */
export async function deleteOldTraces(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from wellbeing.message_signal where at <= ${before}`)
}

/** Deletes pauses that ended before `before`, with their reviews. */
export async function deleteOldPauses(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from wellbeing.pause where until <= ${before}`)
}

/** A member's pauses, for their data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object[]> {
  const rows = await queries.many<{ data: object }>(sql`
    select jsonb_build_object('reasons', p.reasons, 'from', p.begun_at, 'until', p.until, 'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object('act', r.act, 'note', r.note, 'until', r.until, 'at', r.at) order by r.at), '[]')
      from wellbeing.review r where r.pause_id = p.id)) as data
    from wellbeing.pause p where p.account_id = ${account} order by p.begun_at`)
  return rows.map(({ data }) => data)
}

/** The signals in a member's messages, for their data export. */
export function selectExportedSignals(queries: Queries, account: number): Promise<object[]> {
  return queries.many(sql`
    select at, credits, night, attached, distress from wellbeing.message_signal where account_id = ${account} order by at`)
}
