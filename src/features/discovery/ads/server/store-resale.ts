import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** When a member chose to be shown as an ad on other sites; null if they did not. */
export async function selectResale(queries: Queries, account: number): Promise<Date | null> {
  const row = await queries.maybe<{ chosen_at: Date }>(
    sql`select chosen_at from ads.cross_promotion where account_id = ${account}`,
  )
  return row?.chosen_at ?? null
}

/** Records that a member chose it; repeating it changes nothing. */
export async function insertResale(
  queries: Queries,
  account: number,
  ad: string,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into ads.cross_promotion (account_id, ad_id, chosen_at) values (${account}, ${ad}, ${now})
    on conflict (account_id) do nothing`)
}

/** Revokes it; a later choice gets another id, so that old links lead nowhere. */
export async function deleteResale(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`delete from ads.cross_promotion where account_id = ${account}`)
}
