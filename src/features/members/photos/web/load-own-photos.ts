import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Reads the own photos and who may see the private ones, so that the page comes with them; what fails is asked for again by the page. */
export async function loadOwnPhotos({ api, cache }: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await Promise.all([
    cache.prefetchQuery(calls.query('photos.list_own', {})(api)),
    cache.prefetchQuery(calls.query('photos.list_grants', {})(api)),
  ])
}
