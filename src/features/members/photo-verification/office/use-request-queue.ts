import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { casesRefetchMs, useQueue } from '#features/members/staff/office/index.ts'
import { calls } from './calls.ts'

/** The waiting requests, the one that is open, and navigation between them. */
export function useRequestQueue() {
  const api = useApi()
  const cache = useQueryClient()
  const queue = useQuery({
    ...calls.query('photo_verification.list_waiting', {})(api),
    refetchInterval: casesRefetchMs,
    staleTime: 0,
  })
  const { shown, hidden, open, choose, move, pass } = useQueue(queue, queue.data?.requests)

  return {
    queue,
    requests: shown,
    /** Number of waiting requests, without those decided in this tab. */
    waiting: Math.max(0, (queue.data?.waiting ?? 0) - hidden),
    open,
    choose,
    move,
    /**
     * Removes a request that is decided or claimed by another reviewer from the list, and opens the
     * next.
     */
    pass(request: string) {
      pass(request)
      void cache.invalidateQueries({ queryKey: ['photo_verification.list_waiting'] })
      void cache.invalidateQueries({ queryKey: ['photo_verification.count_waiting'] })
    },
  }
}
