import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { CallRefused } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { Found } from '../contract.ts'
import type { Asked } from '../rules/search.ts'

/** How long what was found is shown again without asking: one looks at a profile and comes back to the same list. */
const staleTime = 5 * 60_000

/** The pages of one search, kept together, so that coming back finds all that was loaded. `from` is where an address begins. */
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
