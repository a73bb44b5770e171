import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** When a member chose to be shown as an ad on other sites; null where they did not. */
export async function selectResale(queries: Queries, account: number): Promise<Date | null> {
  const row = await queries.maybe<{ chosen_at: Date }>(
    sql`select chosen_at from ads.cross_promotion where account_id = ${account}`,
  )
  return row?.chosen_at ?? null
}

/** Keeps that a member chose it; again, nothing changes. */
export async function insertResale(queries: Queries, account: number, ad: string, now: Date): Promise<void> {
  await queries.run(sql`
    insert into ads.cross_promotion (account_id, ad_id, chosen_at) values (${account}, ${ad}, ${now})
    on conflict (account_id) do nothing`)
}

/** Takes it back; a later choice has another id, so that nothing old leads there. */
export async function deleteResale(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`delete from ads.cross_promotion where account_id = ${account}`)
}
