import { useQuery } from '@tanstack/react-query'
import type { Api } from '#platform/web/api/api.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { calls } from './calls.ts'

/** The query for the counts, to preload them on the first page. */
export function likeCountsQuery(api: Api) {
  return calls.query('likes.read_counts', {})(api)
}

/**
 * New likes for badges and titles (NAV-03, NTF-05). The first counts come with the page or its
 * first poll; later ones follow the changes.
 */
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
