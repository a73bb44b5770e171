import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { CallRefused, isInvalidInput } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { SearchResult } from '../contract.ts'
import type { SearchInput } from '../rules/search.ts'

/** How long results stay fresh: after viewing a profile, going back shows the same list. */
const staleTime = 5 * 60_000

/**
 * The query for the pages of one search, cached together, so that going back shows everything
 * loaded. `from` is the cursor in the URL.
 */
export function searchPagesQuery(input: SearchInput, from: string | null) {
  return (api: Api) =>
    infiniteQueryOptions<
      SearchResult,
      CallRefused,
      InfiniteData<SearchResult, string | null>,
      QueryKey,
      string | null
    >({
      queryKey: ['search.find_members', 'pages', input, from],
      initialPageParam: from,
      queryFn: async ({ pageParam, signal }) => {
        const ask = (after: string | null) =>
          api.call(
            'search.find_members',
            { ...input, ...(after !== null && { after }) },
            { signal },
          )
        const page = await ask(pageParam)
        // A cursor is valid for one reader and one search: a copied or old URL starts at the top.
        const answer = isInvalidInput(page) && pageParam !== null ? await ask(null) : page
        if (!answer.ok) throw new CallRefused(answer.refusal)
        return answer.value as SearchResult
      },
      getNextPageParam: (last) => last.next,
      staleTime,
    })
}
