import type { LoadContext } from '#platform/web/page.ts'
import { repeatQuery } from './calls.ts'

/** Preloads what can be ordered again. A failure does not block a page that only links to it. */
export async function loadRepeat({
  api,
  cache,
}: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await cache.prefetchQuery(repeatQuery(api))
}
