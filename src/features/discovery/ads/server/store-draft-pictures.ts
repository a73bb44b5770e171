import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Stores a picture for an ad still to be placed; returns the keys it replaces. */
export async function replaceDraftPicture(
  tx: Transaction,
  picture: { readonly ad: string; readonly staff: number; readonly key: string },
  now: Date,
): Promise<string[]> {
  const before = await tx.many<{ key: string }>(
    sql`delete from ads.pending_picture where ad_id = ${picture.ad} returning key`,
  )
  await tx.run(sql`
    insert into ads.pending_picture (ad_id, staff_id, key, uploaded_at)
    values (${picture.ad}, ${picture.staff}, ${picture.key}, ${now})`)
  return before.map(({ key }) => key)
}

/** Takes the picture a staff member stored for an ad; null if they have none. */
export async function takeDraftPicture(
  tx: Transaction,
  ad: string,
  staff: number,
): Promise<string | null> {
  const row = await tx.maybe<{ key: string }>(
    sql`delete from ads.pending_picture where ad_id = ${ad} and staff_id = ${staff} returning key`,
  )
  return row?.key ?? null
}

/** The staff member who stored the picture for an ad, by internal id; null if there is none. */
export async function selectDraftPictureOwner(
  queries: Queries,
  ad: string,
): Promise<number | null> {
  const row = await queries.maybe<{ staff_id: number }>(
    sql`select staff_id from ads.pending_picture where ad_id = ${ad}`,
  )
  return row?.staff_id ?? null
}

/** Deletes pictures stored before an instant; returns their keys. */
export async function deleteDraftPicturesBefore(tx: Transaction, before: Date): Promise<string[]> {
  const rows = await tx.many<{ key: string }>(
    sql`delete from ads.pending_picture where uploaded_at < ${before} returning key`,
  )
  return rows.map(({ key }) => key)
}

/** Which of these keys belong to an ad, placed (a file) or still being written (a folder of sizes). */
export async function selectKeysInUse(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.many<{ key: string }>(sql`
    select key from ads.pending_picture where key = any(${[...keys]}::text[])
    union select picture_key from ads.ad where picture_key = any(${[...keys]}::text[])`)
  return new Set(rows.map(({ key }) => key))
}
