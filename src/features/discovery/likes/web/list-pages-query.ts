import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Output } from '#kernel/endpoint.ts'
import { CallRefused, isInvalidInput } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { contract } from '../contract.ts'
import type { LikeList } from '../rules/like-lists.ts'

export type ListPage = Output<(typeof contract)['likes.list_type']>

/** The query for the pages of one list. `from` is the cursor in the URL. */
export function listPagesQuery(type: LikeList, from: string | null) {
  return (api: Api) =>
    infiniteQueryOptions<
      ListPage,
      CallRefused,
      InfiniteData<ListPage, string | null>,
      QueryKey,
      string | null
    >({
      queryKey: ['likes.list_type', type, from],
      initialPageParam: from,
      queryFn: async ({ pageParam, signal }) => {
        const ask = (after: string | null) =>
          api.call('likes.list_type', { type, ...(after !== null && { after }) }, { signal })
        const page = await ask(pageParam)
        // A cursor is valid for one reader: a copied or old URL starts at the top.
        const answer = isInvalidInput(page) && pageParam !== null ? await ask(null) : page
        if (!answer.ok) throw new CallRefused(answer.refusal)
        return answer.value as ListPage
      },
      getNextPageParam: (last) => last.next,
    })
}
