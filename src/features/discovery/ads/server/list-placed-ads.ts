import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import { getAdRunStatus } from '../rules/ad-run-status.ts'
import { isLive } from '../rules/is-live.ts'
import { selectAdText } from '../rules/select-ad-text.ts'
import type { AdsDeps } from './deps.ts'
import { adPictureUrl } from './office-media-route.ts'
import { formatHost } from './format-host.ts'
import { selectPlacedAds, selectResoldSince } from './store-placing.ts'

/** Maximum number of ended ads and of members shown: the latest ones. */
const maxListed = 50

/** Lists what is placed on all sites, for staff. */
export function listPlacedAds({
  database,
  sites,
}: Pick<AdsDeps, 'database' | 'sites'>): Handler<(typeof contract)['ads.list_placed'], Site> {
  return async (_, { locale, now }) => {
    const all = await sites.allSites()
    const homes = new Map(
      all.filter(({ settings }) => settings.member_resell).map((site) => [site.id, site]),
    )
    const [ads, resold] = await Promise.all([
      selectPlacedAds(database, now, maxListed),
      selectResoldSince(database, [...homes.keys()], maxListed),
    ])
    return {
      sites: all.map(({ id, name, settings, locales, timeZone }) => ({
        id,
        name,
        on: settings.member_resell,
        languages: [...locales],
        today: localDate(now, timeZone),
      })),
      ads: ads.map((row) => {
        const run = getAdRunStatus({ startsAt: row.starts_at, endsAt: row.ends_at }, now)
        return {
          id: row.ad_id,
          site: row.site_id,
          kind: row.kind,
          run,
          ...selectAdText(row.texts, locale),
          languages: Object.keys(row.texts),
          url: row.target,
          host: formatHost(row.target),
          picture: row.picture_key === null ? null : adPictureUrl(row.ad_id),
          exclusive: row.exclusive,
          live: run === 'running' && isLive(row.live_until, now),
          starts_at: row.starts_at.toISOString(),
          ends_at: row.ends_at?.toISOString() ?? null,
          left: row.left,
        }
      }),
      resold: resold.rows.flatMap(({ ad_id: id, site_id: site, name, birth, chosen_at: since }) => {
        const home = homes.get(site)
        if (home === undefined) return []
        const first = name.trim().split(/\s+/u)[0] ?? ''
        const title = `${first}, ${ageOn(birth, localDate(now, home.timeZone))}`
        return [{ id, title, home: home.name, since: since.toISOString() }]
      }),
      resold_count: resold.count,
    }
  }
}
