import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { mostDiffering, probesOf } from '../rules/likeness.ts'
import { mirrored } from '../rules/print-of.ts'

/**
 * Prints like this one, as the table `n`: found by their quarters, then counted bit by bit. Found as a whole before anything is done with
 * them: asked only whether there is one, all prints would be looked through in hope of an early one.
 */
function like(print: bigint) {
  const [first, second, third, fourth] = probesOf(print)
  return sql`n as materialized (
      select n.photo_id from photos.perceptual_hash n
      where (((n.bits >> 48) & 65535) = any(${first}::bigint[]) or ((n.bits >> 32) & 65535) = any(${second}::bigint[])
        or ((n.bits >> 16) & 65535) = any(${third}::bigint[]) or (n.bits & 65535) = any(${fourth}::bigint[]))
      and least(bit_count((n.bits # ${String(print)}::bigint)::bit(64)), bit_count((n.bits # ${String(mirrored(print))}::bigint)::bit(64))) <= ${mostDiffering}
    )`
}

/** Keeps the print of a new photo, and notes on a member's whether somebody else of the pool shows the same picture. */
export async function insertPrint(
  tx: Transaction,
  { photo, account, print }: { photo: number; account: number; print: bigint },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    with ${like(print)}, mine as (
      insert into photos.perceptual_hash (photo_id, bits, computed_at) values (${photo}, ${String(print)}::bigint, ${now})
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

/** The print of a photo by the id others see; null where it has none. */
export async function selectPrint(queries: Queries, photo: string): Promise<bigint | null> {
  const row = await queries.maybe<{ bits: string }>(sql`
    select n.bits::text as bits from photos.perceptual_hash n join photos.photo p on p.id = n.photo_id where p.public_id = ${photo}`)
  return row === null ? null : BigInt(row.bits)
}

/** Somebody else's photo that is the same picture. */
export interface CopyRow {
  readonly photo: string
  readonly account_id: number
  readonly created_at: Date
}

/** The photos of others in the same pool that are the same picture, the oldest first, one of each owner. */
export function selectCopies(
  queries: Queries,
  { photo, print, most }: { photo: string; print: bigint; most: number },
): Promise<CopyRow[]> {
  return queries.many(sql`
    with ${like(print)}
    select photo, account_id, created_at from (
      select distinct on (p.account_id) p.public_id as photo, p.account_id, p.created_at
      from n
      join photos.photo p on p.id = n.photo_id and p.status <> 'rejected'
      join accounts.public_account o on o.account_id = p.account_id and o.status in ('not_confirmed', 'active')
      join photos.photo mine on mine.public_id = ${photo} and mine.account_id <> p.account_id
      join accounts.public_account me on me.account_id = mine.account_id and me.pool_id = o.pool_id
      order by p.account_id, p.created_at
    ) copies order by created_at, photo limit ${most}`)
}

/** Whether the picture was one of somebody removed for deceiving members. */
export async function selectRemoved(queries: Queries, print: bigint): Promise<boolean> {
  const row = await queries.maybe(sql`with ${like(print)} select 1 from n where n.photo_id is null limit 1`)
  return row !== null
}

/** Whether a photo of somebody else that waits to be looked at is the same picture. */
export async function selectWaitingTwin(queries: Queries, photo: string, print: bigint): Promise<boolean> {
  const row = await queries.maybe(sql`
    with ${like(print)}
    select 1 from n
    join photos.photo p on p.id = n.photo_id
      and (p.status = 'waiting' or p.copied and p.status = 'active' and p.reviewed_at is null)
    join accounts.public_account o on o.account_id = p.account_id and o.status in ('not_confirmed', 'active')
    join photos.photo mine on mine.public_id = ${photo} and mine.account_id <> p.account_id
    join accounts.public_account me on me.account_id = mine.account_id and me.pool_id = o.pool_id
    limit 1`)
  return row !== null
}

/** Keeps the prints of someone's photos as prints alone. */
export async function keepPrintsAlone(tx: Transaction, account: number, now: Date): Promise<void> {
  await tx.run(sql`
    insert into photos.perceptual_hash (photo_id, bits, computed_at)
    select distinct null::bigint, n.bits, ${now}::timestamptz
    from photos.perceptual_hash n join photos.photo p on p.id = n.photo_id where p.account_id = ${account}`)
}

/** Forgets prints that were kept alone since before an instant. */
export function deletePrintsAlone(queries: Queries, before: Date): Promise<number> {
  return queries.run(sql`delete from photos.perceptual_hash where photo_id is null and computed_at < ${before}`)
}

/** Photos from before there were prints. */
export function selectPrintDue(
  queries: Queries,
  most: number,
): Promise<{ id: number; account_id: number; key: string }[]> {
  return queries.many(sql`
    select p.id, p.account_id, p.key from photos.perceptual_hash_queue d join photos.photo p on p.id = d.photo_id order by d.photo_id limit ${most}`)
}

/** One of them is done. */
export async function deletePrintDue(queries: Queries, photo: number): Promise<void> {
  await queries.run(sql`delete from photos.perceptual_hash_queue where photo_id = ${photo}`)
}
