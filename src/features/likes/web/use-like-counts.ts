import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#platform/web/api/api.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { calls } from './calls.ts'

const startMs = 5000
const everyMs = 60_000

/** The counts as a query, for whoever wants them in the first page's cache. */
export function likeCountsQuery(api: Api) {
  return calls.query('likes.read_counts', {})(api)
}

/** New likes for badges and titles (NAV-03, NTF-05): asked every minute, first after five seconds. A failure leaves what was there. */
export function useLikeCounts(): { readonly totalNew: number } {
  const api = useApi()
  const member = useViewer() !== null
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), startMs)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({
    ...likeCountsQuery(api),
    enabled: member && started,
    refetchInterval: everyMs,
    throwOnError: false,
  })
  return { totalNew: member ? (data?.total_new ?? 0) : 0 }
}
