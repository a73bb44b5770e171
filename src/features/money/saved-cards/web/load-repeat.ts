import type { LoadContext } from '#platform/web/page.ts'
import { repeatQuery } from './calls.ts'

/** Brings what can be ordered again; a page that only leads there goes on without it. */
export async function loadRepeat({ api, cache }: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await cache.prefetchQuery(repeatQuery(api))
}
