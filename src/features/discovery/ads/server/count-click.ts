import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import type { AdsDeps } from './deps.ts'
import type { FindAds } from './find-ads.ts'
import { incrementClicks as count } from './store.ts'

/** Counts a click on an ad, by the day on the site. */
export function countClick(
  { database }: Pick<AdsDeps, 'database'>,
  find: FindAds,
): Handler<(typeof contract)['ads.count_click'], Site> {
  return async ({ ad }, context) => {
    if ((await find.one(ad, context)) === null) return refuse('not_found')
    await count(database, ad, localDate(context.now, context.site.timeZone))
    return null
  }
}
