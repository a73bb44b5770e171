import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { AdRow, NewAd, ResoldRow } from './store.ts'

/** An ad as the back office lists it. */
export interface PlacedRow extends AdRow {
  readonly site_id: number
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly left: number
}

/**
 * All ads that have not ended, latest placed first, followed by some of the ended ones, latest
 * first.
 */
export function selectPlacedAds(queries: Queries, now: Date, ended: number): Promise<PlacedRow[]> {
  const columns = sql.part`
    select a.ad_id, a.site_id, a.kind, a.texts, a.target, a.picture_key, a.exclusive, a.live_until,
      coalesce(a.starts_at, a.placed_at) as starts_at, a.ends_at,
      coalesce((select sum(l.times) from ads.click_count l where l.ad_id = a.id), 0)::int as left
    from ads.ad a`
  return queries.many(sql`
    (${columns} where a.ends_at is null or a.ends_at > ${now} order by a.placed_at desc, a.id desc)
    union all
    (${columns} where a.ends_at <= ${now} order by a.ends_at desc, a.id desc limit ${ended})`)
}

/** A member who chose to be shown on other sites, and since when. */
export type ResoldSinceRow = Pick<ResoldRow, 'ad_id' | 'site_id' | 'name' | 'birth'> & {
  readonly chosen_at: Date
}

/**
 * Members of these sites who chose to be shown elsewhere and are visible on their own site, latest
 * first, and their number.
 */
export async function selectResoldSince(
  queries: Queries,
  sites: readonly number[],
  limit: number,
): Promise<{ readonly rows: ResoldSinceRow[]; readonly count: number }> {
  const chosen = sql.part`
    from ads.cross_promotion r
      join accounts.public_account a on a.account_id = r.account_id and a.visible and a.kind = 'member'
      join profiles.public_profile p on p.account_id = r.account_id and p.status = 'active'`
  const [rows, count] = await Promise.all([
    queries.many<ResoldSinceRow>(sql`
      select r.ad_id, a.site_id, a.name, p.birth::text as birth, r.chosen_at ${chosen}
      where a.site_id = any(${[...sites]}::int[]) order by r.chosen_at desc, r.ad_id limit ${limit}`),
    queries.one<{ count: number }>(
      sql`select count(*)::int as count ${chosen} where a.site_id = any(${[...sites]}::int[])`,
    ),
  ])
  return { rows, count: count.count }
}

/** Whether an ad with this id was ever placed. */
export async function isPlaced(queries: Queries, ad: string): Promise<boolean> {
  return (await queries.maybe(sql`select 1 as one from ads.ad where ad_id = ${ad}`)) !== null
}

/** Places an ad with a new id; false if it exists already. */
export async function insertAd(
  tx: Transaction,
  ad: NewAd & { readonly starts_at: Date },
  now: Date,
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into ads.ad
      (ad_id, site_id, kind, texts, target, picture_key, exclusive, live_until, starts_at, ends_at, placed_at)
    values (${ad.ad_id}, ${ad.site}, ${ad.kind}, ${JSON.stringify(ad.texts)}, ${ad.target}, ${ad.picture_key},
      ${ad.exclusive}, ${ad.live_until}, ${ad.starts_at}, ${ad.ends_at}, ${now})
    on conflict (ad_id) do nothing`)
  return inserted > 0
}

/**
 * Ends an ad that has not ended; null if there is none, otherwise its site and whether this call
 * ended it.
 */
export async function updateEnded(
  tx: Transaction,
  ad: string,
  now: Date,
): Promise<{ readonly site: number; readonly ended: boolean } | null> {
  const adRow = await tx.maybe<{ site_id: number; over: boolean }>(sql`
    select site_id, coalesce(ends_at <= ${now}, false) as over from ads.ad where ad_id = ${ad} for update`)
  if (adRow === null) return null
  if (!adRow.over) await tx.run(sql`update ads.ad set ends_at = ${now} where ad_id = ${ad}`)
  return { site: adRow.site_id, ended: !adRow.over }
}

/** The key of any ad's picture, whether it runs or not. */
export async function selectPictureKey(queries: Queries, ad: string): Promise<string | null> {
  const row = await queries.maybe<{ picture_key: string | null }>(
    sql`select picture_key from ads.ad where ad_id = ${ad}`,
  )
  return row?.picture_key ?? null
}
