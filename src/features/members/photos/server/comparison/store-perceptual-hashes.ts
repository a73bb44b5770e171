import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { maxDifferingBits, hashLookupValues } from './hash-lookup.ts'
import { mirrorPerceptualHash } from '#platform/server/images/perceptual-hash.ts'

/**
 * Hashes that match this one, as the table `n`: looked up by quarters, then compared bit by bit.
 * Computed completely before it is used: with `exists`, the planner would scan all hashes hoping
 * for an early match.
 */
function like(perceptualHash: bigint) {
  const [first, second, third, fourth] = hashLookupValues(perceptualHash)
  return sql`n as materialized (
      select n.photo_id from photos.perceptual_hash n
      where (((n.bits >> 48) & 65535) = any(${first}::bigint[]) or ((n.bits >> 32) & 65535) = any(${second}::bigint[])
        or ((n.bits >> 16) & 65535) = any(${third}::bigint[]) or (n.bits & 65535) = any(${fourth}::bigint[]))
      and least(bit_count((n.bits # ${String(perceptualHash)}::bigint)::bit(64)), bit_count((n.bits # ${String(mirrorPerceptualHash(perceptualHash))}::bigint)::bit(64))) <= ${maxDifferingBits}
    )`
}

/**
 * Stores the hash of a new photo, and records on a member's photo whether another account of the
 * pool shows the same picture.
 */
export async function insertPerceptualHash(
  tx: Transaction,
  { photo, account, perceptualHash }: { photo: number; account: number; perceptualHash: bigint },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    with ${like(perceptualHash)}, mine as (
      insert into photos.perceptual_hash (photo_id, bits, computed_at) values (${photo}, ${String(perceptualHash)}::bigint, ${now})
      on conflict on constraint perceptual_hash_photo_once do nothing
    )
    update photos.photo set copied = true where id = ${photo} and exists (
      select from accounts.public_account me
      cross join n
      left join photos.photo p on p.id = n.photo_id
      left join accounts.public_account o on o.account_id = p.account_id
      where me.account_id = ${account} and me.kind = 'member' and (
        n.photo_id is null or p.account_id <> me.account_id and p.status <> 'rejected'
          and o.status in ('not_confirmed', 'active') and o.pool_id = me.pool_id))`)
}

/** The hash of a photo, by public id; null if it has none. */
export async function selectPerceptualHash(
  queries: Queries,
  photo: string,
): Promise<bigint | null> {
  const row = await queries.maybe<{ bits: string }>(sql`
    select n.bits::text as bits from photos.perceptual_hash n join photos.photo p on p.id = n.photo_id where p.public_id = ${photo}`)
  return row === null ? null : BigInt(row.bits)
}

/** Another account's photo of the same picture. */
export interface CopyRow {
  readonly photo: string
  readonly account_id: number
  readonly created_at: Date
}

/** Photos of other accounts in the same pool with the same picture, oldest first, one per owner. */
export function selectCopies(
  queries: Queries,
  { photo, perceptualHash, limit }: { photo: string; perceptualHash: bigint; limit: number },
): Promise<CopyRow[]> {
  return queries.many(sql`
    with ${like(perceptualHash)}
    select photo, account_id, created_at from (
      select distinct on (p.account_id) p.public_id as photo, p.account_id, p.created_at
      from n
      join photos.photo p on p.id = n.photo_id and p.status <> 'rejected'
      join accounts.public_account o on o.account_id = p.account_id and o.status in ('not_confirmed', 'active')
      join photos.photo mine on mine.public_id = ${photo} and mine.account_id <> p.account_id
      join accounts.public_account me on me.account_id = mine.account_id and me.pool_id = o.pool_id
      order by p.account_id, p.created_at
    ) copies order by created_at, photo limit ${limit}`)
}

/** Whether the picture belonged to someone removed for deceiving members. */
export async function selectIsFromRemovedMember(
  queries: Queries,
  perceptualHash: bigint,
): Promise<boolean> {
  const row = await queries.maybe(
    sql`with ${like(perceptualHash)} select 1 from n where n.photo_id is null limit 1`,
  )
  return row !== null
}

/** Whether another account's photo waiting for review is the same picture. */
export async function selectHasWaitingCopy(
  queries: Queries,
  photo: string,
  perceptualHash: bigint,
): Promise<boolean> {
  const row = await queries.maybe(sql`
    with ${like(perceptualHash)}
    select 1 from n
    join photos.photo p on p.id = n.photo_id
      and (p.status = 'waiting' or p.copied and p.status = 'active' and p.reviewed_at is null)
    join accounts.public_account o on o.account_id = p.account_id and o.status in ('not_confirmed', 'active')
    join photos.photo mine on mine.public_id = ${photo} and mine.account_id <> p.account_id
    join accounts.public_account me on me.account_id = mine.account_id and me.pool_id = o.pool_id
    limit 1`)
  return row !== null
}

/** Detaches the hashes of an account's photos, so that they are kept without the photos. */
export async function detachPerceptualHashes(
  tx: Transaction,
  account: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into photos.perceptual_hash (photo_id, bits, computed_at)
    select distinct null::bigint, n.bits, ${now}::timestamptz
    from photos.perceptual_hash n join photos.photo p on p.id = n.photo_id where p.account_id = ${account}`)
}

/** Deletes detached hashes older than `before`. */
export function deleteDetachedHashes(queries: Queries, before: Date): Promise<number> {
  return queries.run(
    sql`delete from photos.perceptual_hash where photo_id is null and computed_at < ${before}`,
  )
}

/** Photos that have no perceptual hash yet. */
export function selectHashBacklog(
  queries: Queries,
  limit: number,
): Promise<{ id: number; account_id: number; key: string }[]> {
  return queries.many(sql`
    select p.id, p.account_id, p.key from photos.perceptual_hash_queue d join photos.photo p on p.id = d.photo_id order by d.photo_id limit ${limit}`)
}

/** Removes a photo from the backlog. */
export async function deleteFromHashBacklog(queries: Queries, photo: number): Promise<void> {
  await queries.run(sql`delete from photos.perceptual_hash_queue where photo_id = ${photo}`)
}
