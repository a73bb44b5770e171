import type { Rejection } from '#features/members/photos/index.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A photo with its owner, as shown in the queue and to the reviewer. */
export interface PhotoRow {
  readonly photo: string
  readonly account_id: number
  readonly status: 'waiting' | 'active' | 'rejected'
  readonly main: boolean
  readonly private: boolean
  readonly description: string | null
  readonly width: number
  readonly height: number
  readonly created_at: Date
  readonly name: string
  /** `YYYY-MM-DD` */
  readonly birth: string
  readonly member_since: Date
  /** Whether the owner's address is confirmed, so that the account can be paused. */
  readonly owner_active: boolean
  /** At upload, another account showed the same picture. */
  readonly copied: boolean
  /**
   * Whether it needs review, because it is waiting or was uploaded as a copy and has not been
   * reviewed since.
   */
  readonly open: boolean
}

const columns = sql.part`p.photo, p.account_id, p.status, p.main, p.private, p.description, p.width, p.height, p.created_at, p.copied, p.open,
  a.name, f.birth::text as birth, a.created_at as member_since, a.status = 'active' as owner_active`
/** Condition for photos that need review; each half uses its own index. */
const open = sql.part`(
    select w.*, true as open from photos.public_review_photo w where w.status = 'waiting'
    union all
    select c.*, true from photos.public_review_photo c where c.copied and c.status = 'active' and c.unreviewed
  ) p`
const one = sql.part`(
    select r.*, (r.status = 'waiting' or r.copied and r.status = 'active' and r.unreviewed) as open from photos.public_review_photo r
  ) p`
const joined = sql.part`
  join accounts.public_account a on a.account_id = p.account_id
  join profiles.public_profile f on f.account_id = p.account_id`

/** Photos waiting for review, oldest first. */
export function selectWaiting(queries: Queries, pool: number, limit: number): Promise<PhotoRow[]> {
  return queries.many(sql`
    select ${columns} from ${open} ${joined}
    where a.pool_id = ${pool} and a.status in ('not_confirmed', 'active')
    order by p.created_at, p.place limit ${limit}`)
}

/** Counts the photos waiting for review. */
export async function countWaiting(queries: Queries, pool: number): Promise<number> {
  const row = await queries.one<{ waiting: number }>(sql`
    select count(*) as waiting from ${open} join accounts.public_account a on a.account_id = p.account_id
    where a.pool_id = ${pool} and a.status in ('not_confirmed', 'active')`)
  return row.waiting
}

/** Since when the oldest of them has been waiting; null if nothing is. */
export async function selectOldestAt(queries: Queries, pool: number): Promise<Date | null> {
  const row = await queries.one<{ at: Date | null }>(sql`
    select min(p.created_at) as at from ${open} join accounts.public_account a on a.account_id = p.account_id
    where a.pool_id = ${pool} and a.status in ('not_confirmed', 'active')`)
  return row.at
}

/** A single photo of a member of this pool. */
export function selectPhoto(
  queries: Queries,
  pool: number,
  photo: string,
): Promise<PhotoRow | null> {
  return queries.maybe(sql`
    select ${columns} from ${one} ${joined}
    where p.photo = ${photo} and a.pool_id = ${pool} and a.status in ('not_confirmed', 'active')`)
}

/** Counts an account's active and rejected photos. */
export function countPhotosByAccount(
  queries: Queries,
  account: number,
): Promise<{ active: number; rejected: number }> {
  return queries.one(sql`
    select count(*) filter (where status = 'active') as active, count(*) filter (where status = 'rejected') as rejected
    from photos.public_review_photo where account_id = ${account}`)
}

/** A decision that was not undone. */
export interface DecisionRow {
  readonly id: number
  readonly account_id: number
  readonly staff_id: number
  readonly finding: 'active' | 'rejected'
  readonly reason: Rejection | null
  readonly decided_at: Date
}

/** The latest decision about a photo that was not undone. */
export function selectDecision(queries: Queries, photo: string): Promise<DecisionRow | null> {
  return queries.maybe(sql`
    select id, account_id, staff_id, finding, reason, decided_at from photo_moderation.photo_decision
    where photo = ${photo} and undone_at is null order by id desc limit 1`)
}

/** The latest decisions about an account's photos. */
export function selectDecisionsByAccount(
  queries: Queries,
  account: number,
  limit: number,
): Promise<DecisionRow[]> {
  return queries.many(sql`
    select id, account_id, staff_id, finding, reason, decided_at from photo_moderation.photo_decision
    where account_id = ${account} and undone_at is null order by id desc limit ${limit}`)
}

export function insertDecision(
  tx: Transaction,
  row: { photo: string; account: number; staff: number; finding: string; reason: string | null },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into photo_moderation.photo_decision (photo, account_id, staff_id, finding, reason, decided_at)
    values (${row.photo}, ${row.account}, ${row.staff}, ${row.finding}, ${row.reason}, ${now})`)
}

/** Marks a decision as undone; false if it already was. */
export async function updateUndone(tx: Transaction, id: number, now: Date): Promise<boolean> {
  return (
    (await tx.run(
      sql`update photo_moderation.photo_decision set undone_at = ${now} where id = ${id} and undone_at is null`,
    )) === 1
  )
}

/** Deletes the decisions about an account that is being erased. */
export function deleteDecisionsByAccount(tx: Transaction, account: number): Promise<number> {
  return tx.run(sql`delete from photo_moderation.photo_decision where account_id = ${account}`)
}

/** Owners of the given photos, for showing the photos next to another one. */
export function selectOwners(
  queries: Queries,
  accounts: readonly number[],
): Promise<
  { account_id: number; name: string; kind: 'member' | 'fictional' | 'sponsored'; birth: string }[]
> {
  return queries.many(sql`
    select a.account_id, a.name, a.kind, f.birth::text as birth
    from accounts.public_account a join profiles.public_profile f on f.account_id = a.account_id
    where a.account_id = any(${[...accounts]}::bigint[])`)
}

/** The decisions on a member's photos, for their data export (BEY-13). */
export function selectExport(queries: Queries, account: number): Promise<object[]> {
  return queries.many(sql`
    select photo, finding, reason, decided_at, undone_at from photo_moderation.photo_decision
    where account_id = ${account} order by id`)
}
