import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/**
 * Preloads the member's own photos and the members with access to the private ones; the page itself
 * retries what fails.
 */
export async function loadOwnPhotos({
  api,
  cache,
}: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(calls.query('photos.list_own', {})(api)),
    cache.prefetchQuery(calls.query('photos.list_grants', {})(api)),
  ])
}
