import { addDays, localDate, startOfDay } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { hourMs } from '#kernel/duration.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import { validateAdDays } from '../rules/ad-run-status.ts'
import type { AdsDeps } from './deps.ts'
import { formatHost } from './format-host.ts'
import { insertAd, isPlaced } from './store-placing.ts'
import { takeDraftPicture } from './store-draft-pictures.ts'

/**
 * Places an ad (PRO-12): the ad, its picture and the audit entry are written in one transaction.
 * The id is an idempotency key, so a retry after a lost response never places two ads.
 */
export function placeAdFromOffice({
  database,
  sites,
  note,
}: Pick<AdsDeps, 'database' | 'sites' | 'note'>): Handler<(typeof contract)['ads.place_ad'], Site> {
  return async (
    { id, site: on, kind, texts, target, exclusive, pictured, ...run },
    { viewer, now },
  ) => {
    if (await isPlaced(database, id)) return null
    const site = (await sites.allSites()).find((one) => one.id === on)
    if (site === undefined) return refuse('ads.unknown_site', { field: 'site' })
    if (run.live_hours > 0 && kind !== 'cam')
      return refuse('ads.only_cams_live', { field: 'live_hours' })
    const problem = validateAdDays(run, localDate(now, site.timeZone))
    if (problem !== null) return refuse(problem, { field: 'until' })

    const begins = startOfDay(run.from, site.timeZone)
    const startsAt = begins > now ? begins : now
    const endsAt = run.until === null ? null : startOfDay(addDays(run.until, 1), site.timeZone)
    const liveUntil =
      run.live_hours === 0 ? null : new Date(startsAt.getTime() + run.live_hours * hourMs)
    return database.transaction(async (tx) => {
      const key = pictured ? await takeDraftPicture(tx, id, viewer.staff) : null
      if (pictured && key === null)
        // A concurrent copy of this request may just have used it.
        return (await isPlaced(tx, id)) ? null : refuse('ads.picture_missing', { field: 'picture' })
      const ad = { ad_id: id, site: on, kind, texts, target, exclusive, live_until: liveUntil }
      const inserted = await insertAd(
        tx,
        {
          ...ad,
          picture_key: key === null ? null : `${key}/960.webp`,
          starts_at: startsAt,
          ends_at: endsAt,
        },
        now,
      )
      const facts = {
        site: site.name,
        kind,
        host: formatHost(target),
        from: run.from,
        until: run.until,
        pictured,
      }
      if (inserted) await note(tx, viewer, { act: 'ads.placed', about: id, facts }, now)
      return null
    })
  }
}
