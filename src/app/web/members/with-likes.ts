import type { InfiniteData } from '@tanstack/react-query'
import { loadLikeStatuses } from '#features/discovery/likes/web/index.ts'
import type { LoadContext, Page } from '#platform/web/page.ts'

/** As much of a page of search results as is read here. */
interface FoundMembers {
  readonly members: readonly { readonly id: string }[]
}

/**
 * Search and profiles don't know likes, which are in a feature of the same level; the app adds the
 * likes of the members that the server renders. In the browser each heart fetches its own.
 */
export function withLikes(page: Page): Page {
  if (typeof window !== 'undefined') return page
  return {
    ...page,
    async module() {
      const module = await page.module()
      return {
        ...module,
        async load(context) {
          await module.load?.(context)
          await loadLikeStatuses(context, listMembers(context))
        },
      }
    },
  }
}

function listMembers({ cache, params }: LoadContext): string[] {
  const lists = cache.getQueriesData<InfiniteData<FoundMembers>>({
    queryKey: ['search.find_members', 'pages'],
  })
  const found = lists.flatMap(([, list]) => list?.pages.flatMap(({ members }) => members) ?? [])
  return [...(params.member === undefined ? [] : [params.member]), ...found.map(({ id }) => id)]
}
