import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import type { FindAds } from './find-ads.ts'

/** The current ads (PRO-12). Their targets are shown on the page before leaving. */
export function listAds(find: FindAds): Handler<(typeof contract)['ads.list_ads'], Site> {
  return async (_, context) => ({
    ads: (await find.all(context)).map(({ url: _url, ...shown }) => shown),
  })
}
