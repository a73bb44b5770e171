import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Preloads the ads with the page that has a slot for them; on failure only the slot is missing. */
export async function loadAds({
  api,
  cache,
  site,
}: Pick<LoadContext, 'api' | 'cache' | 'site'>): Promise<void> {
  if (site.sponsored) await cache.prefetchQuery(calls.query('ads.list_ads', {})(api))
}
