import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLiveOpened } from '#platform/web/live/use-live.ts'
import { useLikesContext } from './likes-context.ts'
import { refreshLikeLists, refreshLikes } from './refresh-likes.ts'

/** Returns a handler for live messages: it processes those about likes and ignores all others. */
export function useLikeEvents(): (message: {
  readonly type: string
  readonly [field: string]: unknown
}) => void {
  const cache = useQueryClient()
  const { showMatch } = useLikesContext()
  // A like that arrived after the page was rendered and before it was connected was not announced.
  useLiveOpened(() => void refreshLikeLists(cache))
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
