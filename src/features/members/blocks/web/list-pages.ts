import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Output } from '#kernel/endpoint.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { contract } from '../contract.ts'

type ListCall = 'blocks.list_blocked' | 'blocks.list_contacts'

/** Query options for the pages of one of the two lists. */
export function listPages<N extends ListCall>(name: N) {
  type Page = Output<(typeof contract)[N]>
  return (api: Api) =>
    infiniteQueryOptions<
      Page,
      CallRefused,
      InfiniteData<Page, string | null>,
      QueryKey,
      string | null
    >({
      queryKey: [name],
      initialPageParam: null,
      queryFn: async ({ pageParam, signal }) => {
        const answer = await api.call(name, pageParam === null ? {} : { after: pageParam }, {
          signal,
        })
        if (!answer.ok) throw new CallRefused(answer.refusal)
        return answer.value as Page
      },
      getNextPageParam: (last) => last.next,
    })
}
