import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Keeps a picture for an ad still to be placed; gives the keys it takes the place of. */
export async function replaceKept(
  tx: Transaction,
  kept: { readonly ad: string; readonly staff: number; readonly key: string },
  now: Date,
): Promise<string[]> {
  const before = await tx.many<{ key: string }>(
    sql`delete from ads.pending_picture where ad_id = ${kept.ad} returning key`,
  )
  await tx.run(sql`
    insert into ads.pending_picture (ad_id, staff_id, key, uploaded_at)
    values (${kept.ad}, ${kept.staff}, ${kept.key}, ${now})`)
  return before.map(({ key }) => key)
}

/** Takes the picture kept for an ad by someone of the staff; null where there is none of theirs. */
export async function takeKept(tx: Transaction, ad: string, staff: number): Promise<string | null> {
  const row = await tx.maybe<{ key: string }>(
    sql`delete from ads.pending_picture where ad_id = ${ad} and staff_id = ${staff} returning key`,
  )
  return row?.key ?? null
}

/** Whose picture is kept for an ad, by the inside key of the staff; null where none is. */
export async function selectKeeper(queries: Queries, ad: string): Promise<number | null> {
  const row = await queries.maybe<{ staff_id: number }>(sql`select staff_id from ads.pending_picture where ad_id = ${ad}`)
  return row?.staff_id ?? null
}

/** Forgets pictures kept before an instant; gives their keys. */
export async function deleteKeptBefore(tx: Transaction, before: Date): Promise<string[]> {
  const rows = await tx.many<{ key: string }>(sql`delete from ads.pending_picture where uploaded_at < ${before} returning key`)
  return rows.map(({ key }) => key)
}
