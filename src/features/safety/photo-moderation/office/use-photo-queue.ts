import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { casesRefetchMs, useQueue } from '#features/members/staff/office/index.ts'
import type { WaitingPhoto } from '../contract.ts'
import { calls } from './calls.ts'

/** The photos waiting for review, the one that is open, and navigation between them. */
export function usePhotoQueue() {
  const api = useApi()
  const cache = useQueryClient()
  const queue = useQuery({
    ...calls.query('photo_moderation.list_photos', {})(api),
    refetchInterval: casesRefetchMs,
    staleTime: 0,
  })
  const { shown, hidden, open, choose, move, pass, restore: bringBack } = useQueue(queue, queue.data?.photos)

  const refetch = useCallback(() => {
    void cache.invalidateQueries({ queryKey: ['photo_moderation.list_photos'] })
    void cache.invalidateQueries({ queryKey: ['photo_moderation.count_photos'] })
  }, [cache])

  return {
    queue,
    photos: shown,
    /** Number of waiting photos, without those decided in this tab. */
    waiting: Math.max(0, (queue.data?.waiting ?? 0) - hidden),
    open,
    choose,
    move,
    /** Removes a decided photo from the list and opens the next one. */
    pass(photo: WaitingPhoto) {
      pass(photo.id)
      refetch()
    },
    /** Restores a photo whose decision was undone. */
    restore(id: string) {
      bringBack(id)
      refetch()
    },
    ask: refetch,
  }
}
