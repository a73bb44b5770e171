import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Gives } from '#kernel/call.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import type { contract } from '../contract.ts'
import { calls } from './calls.ts'

const startMs = 5000

interface Pace {
  /** How often, in milliseconds: a page that pushes wake asks less often. */
  readonly everyMs: number
  /** When the last push came; null before the first. */
  readonly wokenAt: number | null
}

/**
 * Asks for the account, unread messages and new likes, first after five seconds, then again and again while the page is in sight, and
 * whenever a push comes (NTF-06), and puts the answer where their features look. A failure leaves what was there.
 */
export function usePolling({ everyMs, wokenAt }: Pace): void {
  const api = useApi()
  const cache = useQueryClient()
  const pace = useEffectEvent(() => everyMs)
  const ask = useEffectEvent(async () => {
    const askedAt = Date.now()
    const poll = { ...calls.query('polling.read', {})(api), staleTime: 0 }
    // An answer still under way may be older than what woke the page: the newer question stands, not the older one.
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

/** What the page has learnt since the question is newer than the answer. */
function share(cache: QueryClient, answer: Gives<(typeof contract)['polling.read']>, askedAt: number): void {
  const parts = [
    [viewerKey, answer.user],
    [['chat.count_unread', {}], answer.chats],
    [['likes.read_counts', {}], answer.likes],
  ] as const
  for (const [key, value] of parts)
    if ((cache.getQueryState(key)?.dataUpdatedAt ?? 0) <= askedAt) cache.setQueryData(key, value)
}
