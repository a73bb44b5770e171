import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import type { FindAds } from './find-ads.ts'

/** Returns an ad with its target URL, for the page that announces leaving the site. */
export function readAd(find: FindAds): Handler<(typeof contract)['ads.read_ad'], Site> {
  return async ({ ad }, context) => (await find.one(ad, context)) ?? refuse('not_found')
}
