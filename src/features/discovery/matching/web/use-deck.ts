import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import type { Deck } from '../contract.ts'
import { calls } from './calls.ts'
import { appendFaces } from './deck-state.ts'

/** How long a loaded deck stays fresh: after opening a profile, going back shows the same card. */
const staleTime = 10 * 60_000
/** At this number of remaining cards, more are fetched. */
const refillThreshold = 3
/** The maximum delay of a browser timer, in milliseconds. */
const longestTimerMs = 2_147_483_647

/** The deck query, for the page's `load` and the game. */
export const deckQuery = calls.query('matching.read_deck', {})

/**
 * The deck in the query cache. More cards are fetched automatically, and the new daily likes when
 * the next day begins.
 */
export function useDeck() {
  const api = useApi()
  const cache = useQueryClient()
  const { data: deck, error, isFetching, refetch } = useQuery({ ...deckQuery(api), staleTime })
  // A mutable set that doesn't trigger renders: only the next response needs it.
  const [met] = useState(() => new Set<string>())
  const isFetchingMore = useRef(false)
  /** Whether the last fetch returned no new profiles. */
  const exhausted = useRef(false)

  const change = useCallback(
    (how: (deck: Deck) => Deck) => {
      cache.setQueryData<Deck>(deckQuery(api).queryKey, (before) => before && how(before))
    },
    [api, cache],
  )

  const few = deck !== undefined && deck.faces.length <= refillThreshold
  const count = deck?.faces.length
  useEffect(() => {
    if (!few || isFetchingMore.current || exhausted.current) return
    isFetchingMore.current = true
    void api.call('matching.read_deck', {}).then((answer) => {
      isFetchingMore.current = false
      if (!answer.ok) return
      const { faces } = answer.value as Deck
      change((before) => {
        const after = appendFaces(before, faces, met)
        exhausted.current = after.faces.length === before.faces.length
        return after
      })
    })
  }, [few, count, api, change, met])

  const nextAt = deck?.likes.next_at
  useEffect(() => {
    if (nextAt === undefined) return
    const timer = setTimeout(
      () => void refetch(),
      Math.min(longestTimerMs, Math.max(1000, Date.parse(nextAt) - Date.now())),
    )
    return () => clearTimeout(timer)
  }, [nextAt, refetch])

  return { deck, error, isFetching, refetch, change, met }
}
