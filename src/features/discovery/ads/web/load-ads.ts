import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Brings the ads with the page that has a slot for them; a failure leaves the slot away and the page whole. */
export async function loadAds({ api, cache, site }: Pick<LoadContext, 'api' | 'cache' | 'site'>): Promise<void> {
  if (site.sponsored) await cache.prefetchQuery(calls.query('ads.list_ads', {})(api))
}
