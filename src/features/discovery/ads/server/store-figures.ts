import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Counts the ads currently running on a site. */
export async function countRunning(queries: Queries, site: number, now: Date): Promise<number> {
  const { running } = await queries.one<{ running: number }>(sql`
    select count(*)::int as running from ads.ad
    where site_id = ${site} and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`)
  return running
}

/** Counts the members of other sites who chose to be shown as ads and are visible there. */
export async function countResold(queries: Queries, sites: readonly number[]): Promise<number> {
  const { resold } = await queries.one<{ resold: number }>(sql`
    select count(*)::int as resold
    from ads.cross_promotion r join accounts.public_account a on a.account_id = r.account_id and a.visible and a.kind = 'member'
    where a.site_id = any (${[...sites]}::int[])`)
  return resold
}
