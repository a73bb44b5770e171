import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLikesSurroundings } from './likes-context.ts'
import { refreshLikes } from './refresh-likes.ts'

/** What came of a like that was given or taken back. */
interface Outcome {
  readonly match: { readonly id: string } | null
}

/** For features that give likes themselves: hearts and lists are drawn anew, and a match is shown over everything else (LIKE-03). */
export function useLikeGiven(): (member: string, outcome: Outcome) => void {
  const cache = useQueryClient()
  const { showMatch } = useLikesSurroundings()
  return useCallback(
    (member, { match }) => {
      void cache.invalidateQueries({ queryKey: ['likes.standing', member] })
      void refreshLikes(cache)
      if (match !== null) showMatch(match.id)
    },
    [cache, showMatch],
  )
}
