import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Card, Found } from '../contract.ts'
import { cachedCards } from '../rules/cached-cards.ts'

/** Cached search data: one page, an infinite query's pages, or similar members. */
type Kept = Found | { readonly members: readonly Card[] } | { readonly pages: readonly Found[] }

/**
 * Members loaded earlier during this visit, from the cache and without a request (SRCH-06). Frozen
 * when the page opens, so that nothing moves while reading.
 */
export function useCachedCards(member: string): readonly Card[] {
  const cache = useQueryClient()
  const [kept, setKept] = useState(() => ({ member, cards: read(cache, member) }))
  if (kept.member === member) return kept.cards
  const next = { member, cards: read(cache, member) }
  setKept(next)
  return next.cards
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
  const lists = queries.flatMap(({ state }) => (state.data === undefined ? [] : listsOf(state.data as Kept)))
  return cachedCards(lists, new Set([member]))
}

function listsOf(kept: Kept): (readonly Card[])[] {
  if ('pages' in kept) return kept.pages.flatMap(listsOf)
  return 'similar' in kept ? [kept.members, kept.similar] : [kept.members]
}
