import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import type { contract } from '../contract.ts'
import { calls } from './calls.ts'

const startMs = 5000

interface Pace {
  /** The interval in milliseconds. Pages that receive pushes poll less often. */
  readonly everyMs: number
  /** The time of the last push; `null` before the first. */
  readonly wokenAt: number | null
}

/**
 * Polls the account, unread messages and new likes: first after five seconds, then repeatedly while
 * the page is visible and whenever a push arrives (NTF-06). Stores the results in the query cache
 * under the features' own keys. A failed poll leaves the cached data unchanged.
 */
export function usePolling({ everyMs, wokenAt }: Pace): void {
  const api = useApi()
  const cache = useQueryClient()
  const pace = useEffectEvent(() => everyMs)
  const pollNow = useEffectEvent(async () => {
    const requestedAt = Date.now()
    const poll = { ...calls.query('polling.read', {})(api), staleTime: 0 }
    // A response in flight may be older than the push that triggered this poll, so the earlier
    // request is cancelled.
    await cache.cancelQueries({ queryKey: poll.queryKey })
    const answer = document.hidden ? null : await cache.fetchQuery(poll).catch(() => null)
    if (answer !== null) storeResult(cache, answer, requestedAt)
  })
  useEffect(() => {
    let timer = setTimeout(again, startMs)
    let unmounted = false
    async function again() {
      await pollNow()
      if (!unmounted) timer = setTimeout(again, pace())
    }
    return () => {
      unmounted = true
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (wokenAt !== null) void pollNow()
  }, [wokenAt])
}

/**
 * Stores each part of the response, except where the page has fetched newer data since the request.
 */
function storeResult(
  cache: QueryClient,
  answer: Output<(typeof contract)['polling.read']>,
  requestedAt: number,
): void {
  const parts = [
    [viewerKey, answer.user],
    [['chat.count_unread', {}], answer.chats],
    [['likes.read_counts', {}], answer.likes],
  ] as const
  for (const [key, value] of parts)
    if ((cache.getQueryState(key)?.dataUpdatedAt ?? 0) <= requestedAt)
      cache.setQueryData(key, value)
}
