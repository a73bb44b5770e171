import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLikesContext } from './likes-context.ts'
import { refreshLikes } from './refresh-likes.ts'

/** The result of liking or unliking. */
interface Outcome {
  readonly match: { readonly id: string } | null
}

/**
 * For features that send likes themselves: refetches hearts and lists, and shows a match on top of
 * everything else (LIKE-03).
 */
export function useHandleLikeResult(): (member: string, outcome: Outcome) => void {
  const cache = useQueryClient()
  const { showMatch } = useLikesContext()
  return useCallback(
    (member, { match }) => {
      void cache.invalidateQueries({ queryKey: ['likes.standing', member] })
      void refreshLikes(cache)
      if (match !== null) showMatch(match.id)
    },
    [cache, showMatch],
  )
}
