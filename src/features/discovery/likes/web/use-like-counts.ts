import { useQuery } from '@tanstack/react-query'
import type { Api } from '#platform/web/api/api.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { calls } from './calls.ts'

/** The counts as a query, for whoever wants them in the first page's cache. */
export function likeCountsQuery(api: Api) {
  return calls.query('likes.read_counts', {})(api)
}

/** New likes for badges and titles (NAV-03, NTF-05). The first come with the page or its first poll; from then on they follow what changes. */
export function useLikeCounts(): { readonly totalNew: number } {
  const api = useApi()
  const member = useViewer() !== null
  const { data } = useQuery({
    ...likeCountsQuery(api),
    enabled: ({ state }) => member && state.data !== undefined,
    throwOnError: false,
  })
  return { totalNew: member ? (data?.total_new ?? 0) : 0 }
}
