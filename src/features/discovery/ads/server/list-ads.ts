import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { FindAds } from './find-ads.ts'

/** The ads of the moment (PRO-12). Where they lead is said on the page between. */
export function listAds(find: FindAds): Handler<(typeof contract)['ads.list_ads'], Site> {
  return async (_, context) => ({ ads: (await find.all(context)).map(({ url: _url, ...shown }) => shown) })
}
