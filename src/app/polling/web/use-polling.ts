import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Gives } from '#kernel/call.ts'
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
  const ask = useEffectEvent(async () => {
    const askedAt = Date.now()
    const poll = { ...calls.query('polling.read', {})(api), staleTime: 0 }
    // A response in flight may be older than the push that triggered this poll, so the earlier
    // request is cancelled.
    await cache.cancelQueries({ queryKey: poll.queryKey })
    const answer = document.hidden ? null : await cache.fetchQuery(poll).catch(() => null)
    if (answer !== null) share(cache, answer, askedAt)
  })
  useEffect(() => {
    let timer = setTimeout(again, startMs)
    let gone = false
    async function again() {
      await ask()
      if (!gone) timer = setTimeout(again, pace())
    }
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (wokenAt !== null) void ask()
  }, [wokenAt])
}

/**
 * Stores each part of the response, except where the page has fetched newer data since the request.
 */
function share(cache: QueryClient, answer: Gives<(typeof contract)['polling.read']>, askedAt: number): void {
  const parts = [
    [viewerKey, answer.user],
    [['chat.count_unread', {}], answer.chats],
    [['likes.read_counts', {}], answer.likes],
  ] as const
  for (const [key, value] of parts)
    if ((cache.getQueryState(key)?.dataUpdatedAt ?? 0) <= askedAt) cache.setQueryData(key, value)
}
