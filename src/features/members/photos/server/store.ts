import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Rejection } from '../rules/rejections.ts'

/** A photo's row without its bytes. */
export interface PhotoRow {
  readonly id: number
  readonly public_id: string
  readonly account_id: number
  readonly main: boolean
  readonly private: boolean
  readonly status: 'waiting' | 'active' | 'rejected'
  readonly width: number
  readonly height: number
  readonly thumbhash: Buffer
  readonly key: string
  readonly description: string | null
  readonly reviewed_at: Date | null
  readonly verified_at: Date | null
  readonly rejected_for: Rejection | null
  /** Provenance of the picture, for a profile that is not a member. */
  readonly provenance: string | null
}

const columns = sql.part`id, public_id, account_id, main, private, status, width, height, thumbhash, key, description, reviewed_at, verified_at, rejected_for, provenance`

/** All photos of an account, the main one first, then in the owner's order. */
export function selectPhotosByAccount(queries: Queries, account: number): Promise<PhotoRow[]> {
  return queries.many(
    sql`select ${columns} from photos.photo where account_id = ${account} order by main desc, position, id`,
  )
}

/** The visible main photos of several accounts. */
export function selectMainPhotos(
  queries: Queries,
  accounts: readonly number[],
): Promise<PhotoRow[]> {
  return queries.many(sql`
    select ${columns} from photos.photo where account_id = any(${[...accounts]}::bigint[]) and main and status = 'active'`)
}

/** A photo row for serving its bytes: with its owner's public id, and whether there is an AVIF. */
export interface ServedPhotoRow extends PhotoRow {
  readonly owner: string
  readonly avif: boolean
  /**
   * Whether it still needs review, because it is waiting or was uploaded as a copy of another
   * account’s photo.
   */
  readonly unlooked: boolean
}

/** A photo by its public id, with its owner's. */
export function selectPhoto(queries: Queries, photo: string): Promise<ServedPhotoRow | null> {
  return queries.maybe(sql`
    select p.id, p.public_id, p.account_id, p.main, p.private, p.status, p.width, p.height, p.thumbhash, p.key, p.description,
      p.reviewed_at, p.verified_at, p.rejected_for, p.provenance, p.avif_at is not null as avif,
      (p.status = 'waiting' or p.copied and p.status = 'active' and p.reviewed_at is null) as unlooked, a.member_id as owner
    from photos.photo p join accounts.public_account a on a.account_id = p.account_id
    where p.public_id = ${photo}`)
}

/** An account's main photo in any state. */
export function selectMainPhoto(queries: Queries, account: number): Promise<PhotoRow | null> {
  return queries.maybe(
    sql`select ${columns} from photos.photo where account_id = ${account} and main`,
  )
}

/** Whether an account has a main photo, reviewed or waiting. */
export async function selectHasMainPhoto(queries: Queries, account: number): Promise<boolean> {
  const row = await queries.maybe(
    sql`select 1 from photos.photo where account_id = ${account} and main and status <> 'rejected'`,
  )
  return row !== null
}

/** A photo of this account, by public id. */
export function selectPhotoByAccount(
  queries: Queries,
  account: number,
  photo: string,
): Promise<PhotoRow | null> {
  return queries.maybe(
    sql`select ${columns} from photos.photo where account_id = ${account} and public_id = ${photo}`,
  )
}

/** The photo created by an upload, by the id the owner's browser generated. */
export function selectPhotoByUpload(
  queries: Queries,
  account: number,
  upload: string,
): Promise<PhotoRow | null> {
  return queries.maybe(
    sql`select ${columns} from photos.photo where account_id = ${account} and upload_id = ${upload}`,
  )
}

/** Locks the account's photos against adding, moving and removing until the transaction ends. */
export async function lockPhotos(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('photos.photo', ${account}))`)
}

/** Counts an account's photos; a limit can only be enforced by counting under the lock (PRO-04). */
export async function countPhotos(queries: Queries, account: number): Promise<number> {
  const row = await queries.one<{ photos: number }>(
    sql`select count(*) as photos from photos.photo where account_id = ${account}`,
  )
  return row.photos
}

/** A photo whose bytes are already stored. */
export interface NewPhoto {
  readonly publicId: string
  readonly account: number
  /** Maximum number of photos of the account. */
  readonly limit: number
  /** `null`: only if there is none yet. */
  readonly main: boolean | null
  readonly private: boolean
  readonly status: 'waiting' | 'active'
  readonly width: number
  readonly height: number
  readonly thumbhash: Uint8Array
  readonly key: string
  readonly description: string | null
  readonly reviewedAt: Date | null
  /** The id generated by the owner's browser; null if it was not uploaded. */
  readonly upload: string | null
  /** Provenance, for a profile that is not a member; null for members. */
  readonly provenance: string | null
}

/**
 * Appends a photo (PRO-04); returns its row, or the row the same upload created before, or null if
 * the account is at its limit.
 */
export function insertPhoto(tx: Transaction, photo: NewPhoto, now: Date): Promise<PhotoRow | null> {
  return tx.maybe(sql`
    select ${columns} from photos.add_photo(
      owner => ${photo.account}, photo_id => ${photo.publicId}, upload => ${photo.upload}, max_photos => ${photo.limit},
      as_main => ${photo.main}, is_private => ${photo.private}, photo_status => ${photo.status}, photo_width => ${photo.width},
      photo_height => ${photo.height}, thumbhash => ${Buffer.from(photo.thumbhash)}, key => ${photo.key},
      alt_text => ${photo.description}, at => ${now}, reviewed_on => ${photo.reviewedAt}, photo_provenance => ${photo.provenance})`)
}

/** Makes one photo the main one instead of the current one. */
export async function updateMainPhoto(tx: Transaction, account: number, id: number): Promise<void> {
  await tx.run(sql`update photos.photo set main = false where account_id = ${account} and main`)
  await tx.run(
    sql`update photos.photo set main = true where account_id = ${account} and id = ${id}`,
  )
}

/** Makes a photo private or public. */
export async function updateIsPrivate(tx: Transaction, id: number, hide: boolean): Promise<void> {
  await tx.run(sql`update photos.photo set private = ${hide} where id = ${id}`)
}

/** Stores a review result; false if the photo was deleted in the meantime. */
export async function updateReview(
  tx: Transaction,
  id: number,
  {
    status,
    rejectedFor,
  }: { status: 'active' | 'rejected' | 'waiting'; rejectedFor: Rejection | null },
  reviewedAt: Date | null,
): Promise<boolean> {
  const row = await tx.maybe(sql`
    update photos.photo set status = ${status}, rejected_for = ${rejectedFor}, reviewed_at = ${reviewedAt} where id = ${id} returning 1`)
  return row !== null
}

/**
 * Stores the owner's description; returns whether there is such a photo. With `review`, an accepted
 * photo whose description changes is reviewed again.
 */
export async function updateDescription(
  queries: Queries,
  account: number,
  photo: string,
  { description, review }: { readonly description: string | null; readonly review: boolean },
): Promise<boolean> {
  const row = await queries.maybe(sql`
    update photos.photo set description = ${description},
      status = case when ${review} and status = 'active' and description is distinct from ${description} then 'waiting' else status end,
      reviewed_at = case when ${review} and status = 'active' and description is distinct from ${description} then null else reviewed_at end
    where account_id = ${account} and public_id = ${photo} returning 1`)
  return row !== null
}

/**
 * Sets the positions of an account's photos to 0, 1, 2 … in this order, which must contain all of
 * them. Requires the lock.
 */
export async function updateOrder(
  tx: Transaction,
  account: number,
  ids: readonly number[],
): Promise<void> {
  // Positions must always be unique, so all are moved out of the way first.
  await tx.run(
    sql`update photos.photo set position = position + 10000 where account_id = ${account}`,
  )
  await tx.run(sql`
    update photos.photo p set position = o.place - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where p.account_id = ${account} and p.id = o.id`)
}

/** Deletes a photo of an account; returns the key of its bytes, or null if there is none. */
export async function deletePhoto(
  tx: Transaction,
  account: number,
  photo: string,
): Promise<string | null> {
  const row = await tx.maybe<{ key: string }>(sql`
    delete from photos.photo where account_id = ${account} and public_id = ${photo} returning key`)
  return row?.key ?? null
}

/** Deletes all photos of an account; returns the keys of their bytes. */
export async function deletePhotosByAccount(tx: Transaction, account: number): Promise<string[]> {
  const rows = await tx.many<{ key: string }>(
    sql`delete from photos.photo where account_id = ${account} returning key`,
  )
  return rows.map(({ key }) => key)
}

/**
 * Which of these keys are still used by photos, because many seeded profiles share one portrait.
 */
export async function selectKeysInUse(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.many<{ key: string }>(
    sql`select distinct key from photos.photo where key = any(${[...keys]}::text[])`,
  )
  return new Set(rows.map(({ key }) => key))
}
