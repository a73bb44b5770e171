import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Gives } from '#kernel/call.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import type { contract } from '../contract.ts'
import { calls } from './calls.ts'

const startMs = 5000
const everyMs = 60_000

/**
 * Asks for the account, unread messages and new likes, first after five seconds, then every minute while the page is in sight
 * (NTF-06), and puts the answer where their features look. A failure leaves what was there.
 */
export function usePolling(): void {
  const api = useApi()
  const cache = useQueryClient()
  useEffect(() => {
    let timer = setTimeout(ask, startMs)
    async function ask() {
      const askedAt = Date.now()
      const poll = { ...calls.query('polling.read', {})(api), staleTime: 0 }
      const answer = document.hidden ? null : await cache.fetchQuery(poll).catch(() => null)
      if (answer !== null) share(cache, answer, askedAt)
      timer = setTimeout(ask, everyMs)
    }
    return () => clearTimeout(timer)
  }, [api, cache])
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
