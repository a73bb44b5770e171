import type { LoadContext } from '#platform/web/page.ts'
import { listPages } from './list-pages.ts'

/** Reads the first pages of who is blocked and who shall be, so that the page comes with them; what fails is asked for again by the page. */
export async function loadBlocks({ api, cache }: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await Promise.all([
    cache.prefetchInfiniteQuery(listPages('blocks.list_blocked')(api)),
    cache.prefetchInfiniteQuery(listPages('blocks.list_contacts')(api)),
  ])
}
