import { type InfiniteData, infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Output } from '#kernel/endpoint.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { contract } from '../../contract.ts'

/** A page of the member's own statement. */
export type MovementPage = Output<(typeof contract)['credits.list_movements']>
export type Movement = MovementPage['movements'][number]

/** Infinite query over the statement's pages. `from` is the start given in the URL. */
export function movementPages(from: number | null) {
  return (api: Api) =>
    infiniteQueryOptions<
      MovementPage,
      CallRefused,
      InfiniteData<MovementPage, number | null>,
      QueryKey,
      number | null
    >({
      queryKey: ['credits.list_movements', from],
      initialPageParam: from,
      queryFn: async ({ pageParam, signal }) => {
        const before = pageParam === null ? {} : { before: pageParam }
        const answer = await api.call('credits.list_movements', before, { signal })
        if (!answer.ok) throw new CallRefused(answer.refusal)
        return answer.value as MovementPage
      },
      getNextPageParam: (last) => last.next,
    })
}
