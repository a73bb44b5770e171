import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLikesContext } from './likes-context.ts'
import { refreshLikes } from './refresh-likes.ts'

/** Returns a handler for live messages: it processes those about likes and ignores all others. */
export function useLikeEvents(): (message: {
  readonly type: string
  readonly [field: string]: unknown
}) => void {
  const cache = useQueryClient()
  const { showMatch } = useLikesContext()
  return useCallback(
    ({ type, member, match }) => {
      if (type !== 'likes.liked' && type !== 'likes.matched') return
      void cache.invalidateQueries({ queryKey: ['likes.standing', member] })
      void refreshLikes(cache)
      if (type === 'likes.matched' && typeof match === 'string') showMatch(match)
    },
    [cache, showMatch],
  )
}
