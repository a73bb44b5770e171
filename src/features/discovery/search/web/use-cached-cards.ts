import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Card, SearchResult } from '../contract.ts'
import { pickCachedCards } from '../rules/pick-cached-cards.ts'

/** Cached search data: one page, an infinite query's pages, or similar members. */
type CachedResult =
  | SearchResult
  | { readonly members: readonly Card[] }
  | { readonly pages: readonly SearchResult[] }

/**
 * Members loaded earlier during this visit, from the cache and without a request (SRCH-06). Frozen
 * when the page opens, so that nothing moves while reading.
 */
export function useCachedCards(member: string): readonly Card[] {
  const cache = useQueryClient()
  const [kept, setKept] = useState(() => ({ member, cards: read(cache, member) }))
  if (kept.member === member) return kept.cards
  const current = { member, cards: read(cache, member) }
  setKept(current)
  return current.cards
}

function read(cache: QueryClient, member: string): Card[] {
  const queries = cache
    .getQueryCache()
    .findAll({
      // Invalidated data may contain someone blocked since.
      predicate: ({ queryKey: [call], state }) =>
        (call === 'search.find_members' || call === 'search.list_related') && !state.isInvalidated,
    })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const lists = queries.flatMap(({ state }) =>
    state.data === undefined ? [] : toLists(state.data as CachedResult),
  )
  return pickCachedCards(lists, new Set([member]))
}

function toLists(cached: CachedResult): (readonly Card[])[] {
  if ('pages' in cached) return cached.pages.flatMap(toLists)
  return 'similar' in cached ? [cached.members, cached.similar] : [cached.members]
}
