import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Preloads the titles of the information pages. */
export async function preloadPageTitles({
  api,
  cache,
}: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await cache.ensureQueryData(calls.query('content_pages.list_pages', {})(api))
}

/** The titles of the information pages in all seven languages; undefined until they are loaded. */
export function usePageTitles() {
  return calls.useCall('content_pages.list_pages', {}).data?.languages
}
