import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import type { Deck } from '../contract.ts'
import { calls } from './calls.ts'
import { withMore } from './deck-state.ts'

/** How long the deck is laid out as it was left: one opens a profile and comes back to the same face. */
const staleTime = 10 * 60_000
/** With so few faces left, more are asked for. */
const fewFaces = 3
/** The longest a browser's timer can wait, in milliseconds. */
const longestTimerMs = 2_147_483_647

/** The query of the deck, for the page's `load` and the game alike. */
export const deckQuery = calls.query('matching.read_deck', {})

/** The deck, kept in the page's cache; more faces come by themselves, and the new likes when the day begins. */
export function useDeck() {
  const api = useApi()
  const cache = useQueryClient()
  const { data: deck, error, isFetching, refetch } = useQuery({ ...deckQuery(api), staleTime })
  // Changed without a drawing: only the next answer asks for it.
  const [met] = useState(() => new Set<string>())
  const asking = useRef(false)
  /** The last time that more were asked for, there was nobody new. */
  const exhausted = useRef(false)

  const change = useCallback(
    (how: (deck: Deck) => Deck) => {
      cache.setQueryData<Deck>(deckQuery(api).queryKey, (before) => before && how(before))
    },
    [api, cache],
  )

  const few = deck !== undefined && deck.faces.length <= fewFaces
  const count = deck?.faces.length
  useEffect(() => {
    if (!few || asking.current || exhausted.current) return
    asking.current = true
    void api.ask('matching.read_deck', {}).then((answer) => {
      asking.current = false
      if (!answer.ok) return
      const { faces } = answer.value as Deck
      change((before) => {
        const after = withMore(before, faces, met)
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
