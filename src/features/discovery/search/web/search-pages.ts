import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { CallRefused } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { Found } from '../contract.ts'
import type { Asked } from '../rules/search.ts'

/** How long results stay fresh: after viewing a profile, going back shows the same list. */
const staleTime = 5 * 60_000

/**
 * The query for the pages of one search, cached together, so that going back shows everything
 * loaded. `from` is the cursor in the URL.
 */
export function searchPages(asked: Asked, from: string | null) {
  return (api: Api) =>
    infiniteQueryOptions<Found, CallRefused, InfiniteData<Found, string | null>, QueryKey, string | null>({
      queryKey: ['search.find_members', 'pages', asked, from],
      initialPageParam: from,
      queryFn: async ({ pageParam, signal }) => {
        const answer = await api.ask(
          'search.find_members',
          { ...asked, ...(pageParam !== null && { after: pageParam }) },
          { signal },
        )
        if (!answer.ok) throw new CallRefused(answer.refusal)
        return answer.value as Found
      },
      getNextPageParam: (last) => last.next,
      staleTime,
    })
}
