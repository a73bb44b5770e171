import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { type Sql, sql } from '#platform/server/postgres/sql.ts'
import type { AdTexts } from '../rules/ad-draft.ts'

export interface AdRow {
  readonly ad_id: string
  readonly kind: 'cam' | 'site'
  readonly texts: AdTexts
  readonly target: string
  readonly picture_key: string | null
  readonly exclusive: boolean
  readonly live_until: Date | null
}

/** A member of another site who chose to be shown. */
export interface ResoldRow {
  readonly ad_id: string
  readonly account_id: number
  readonly member_id: string
  readonly site_id: number
  readonly name: string
  readonly birth: string
  readonly pictured: boolean
}

const columns = sql.part`ad_id, kind, texts, target, picture_key, exclusive, live_until`

/** Ads of a site that have not ended, in rotation order. */
export function selectAds(
  queries: Queries,
  { site, now, turn, limit }: { site: number; now: Date; turn: string; limit: number },
): Promise<AdRow[]> {
  return queries.many(sql`
    select ${columns} from ads.ad
    where site_id = ${site} and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    order by md5(ad_id::text || ${turn}::text) limit ${limit}`)
}

/** One of them, by public id. */
export function selectAd(
  queries: Queries,
  { ad, site, now }: { ad: string; site: number; now: Date },
): Promise<AdRow | null> {
  return queries.maybe(sql`
    select ${columns} from ads.ad
    where ad_id = ${ad} and site_id = ${site} and (starts_at is null or starts_at <= ${now})
      and (ends_at is null or ends_at > ${now})`)
}

/** Ads for members, only while the member is visible on their own site. */
function resold(from: Sql): Sql {
  return sql`
    select r.ad_id, r.account_id, a.member_id, a.site_id, a.name, p.birth::text as birth,
      exists (select from photos.public_main_photo m where m.account_id = r.account_id) as pictured
    from ${from} r
      join accounts.public_account a on a.account_id = r.account_id and a.visible and a.kind = 'member'
      join profiles.public_profile p on p.account_id = r.account_id and p.status = 'active'`
}

// Maximum rows examined on either side of the rotation start, however many members chose to be
// shown; one from another site is soon found.
const scanLimit = sql.part`limit 200`

/**
 * Some members of these sites who chose to be shown and are visible there, in rotation order. The
 * rotation starts at a point among the ids and wraps around.
 */
export function selectResoldMembers(
  queries: Queries,
  { sites, turn, limit }: { sites: readonly number[]; turn: string; limit: number },
): Promise<ResoldRow[]> {
  if (sites.length === 0) return Promise.resolve([])
  const begin = sql`md5(${turn}::text)::uuid`
  const part = (side: Sql) => sql`
    select x.* from (${resold(sql`(select * from ads.cross_promotion where ${side} order by ad_id ${scanLimit})`)}
      where a.site_id = any (${sites}::int[])
      order by r.ad_id limit ${limit}) x`
  return queries.many(sql`
    (${part(sql`ad_id >= ${begin}`)}) union all (${part(sql`ad_id < ${begin}`)}) limit ${limit}`)
}

/** One of them, by the id of the ad. */
export function selectResoldMember(
  queries: Queries,
  { ad, sites }: { ad: string; sites: readonly number[] },
): Promise<ResoldRow | null> {
  return queries.maybe(sql`
    ${resold(sql`ads.cross_promotion`)} where r.ad_id = ${ad} and a.site_id = any (${sites}::int[])`)
}

/** An ad to be stored. */
export interface NewAd extends AdRow {
  readonly site: number
  readonly ends_at: Date | null
}

/** Inserts an ad, or updates the one with that id. */
export async function upsertAd(tx: Transaction, ad: NewAd, now: Date): Promise<void> {
  await tx.run(sql`
    insert into ads.ad (ad_id, site_id, kind, texts, target, picture_key, exclusive, live_until, ends_at, placed_at)
    values (${ad.ad_id}, ${ad.site}, ${ad.kind}, ${JSON.stringify(ad.texts)}, ${ad.target}, ${ad.picture_key}, ${ad.exclusive},
      ${ad.live_until}, ${ad.ends_at}, ${now})
    on conflict (ad_id) do update set kind = excluded.kind, texts = excluded.texts, target = excluded.target,
      picture_key = coalesce(excluded.picture_key, ad.picture_key), exclusive = excluded.exclusive,
      live_until = excluded.live_until, ends_at = excluded.ends_at`)
}

/** Counts a click on an ad on a day. Clicks on missing ads or on members are not counted. */
export async function incrementClicks(queries: Queries, ad: string, day: string): Promise<void> {
  await queries.run(sql`
    insert into ads.click_count (ad_id, day, times)
    select id, ${day}::date, 1 from ads.ad where ad_id = ${ad}
    on conflict (ad_id, day) do update set times = click_count.times + 1`)
}
