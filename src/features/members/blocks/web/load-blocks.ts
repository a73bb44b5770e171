import type { LoadContext } from '#platform/web/page.ts'
import { listPages } from './list-pages.ts'

/**
 * Preloads the first pages of blocked members and contacts with the page; the page itself retries
 * failed requests.
 */
export async function loadBlocks({
  api,
  cache,
}: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await Promise.all([
    cache.prefetchInfiniteQuery(listPages('blocks.list_blocked')(api)),
    cache.prefetchInfiniteQuery(listPages('blocks.list_contacts')(api)),
  ])
}
