import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { calls } from './calls.ts'
import { refreshLikes } from './refresh-likes.ts'
import { useLikeStatus } from './use-like-status.ts'

/**
 * Records that the member's profile is open: a like from them becomes seen and the badge decreases
 * (LIKE-02). Sends a request only if their like is new.
 */
export function useMarkLikeSeen(member: string): void {
  const cache = useQueryClient()
  const { standing, now, change } = useLikeStatus(member)
  const { ask } = calls.useAction('likes.mark_seen')
  const isNew = standing.like_new

  useEffect(() => {
    // Another component may have marked it already.
    if (!isNew || !now().like_new) return
    change({ like_new: false })
    void ask({ member }).then((answer) => (answer.ok ? refreshLikes(cache) : undefined))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest is created on each render and does not matter
  }, [isNew, member])
}
