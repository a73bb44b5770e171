import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Card, Found } from '../contract.ts'
import { cachedCards } from '../rules/cached-cards.ts'

/** What the cache holds of search: one page, pages in a row, or the people like someone. */
type Kept = Found | { readonly members: readonly Card[] } | { readonly pages: readonly Found[] }

/**
 * People that earlier pages of this visit brought, at once and without asking (SRCH-06). They are taken as they were when this
 * page opened, so that nothing moves under the reader.
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
      // What was called out of date may hold someone who was blocked since.
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
