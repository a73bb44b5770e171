import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import type { WaitingPhoto } from '../contract.ts'
import { calls } from './calls.ts'

/** How often the queue is asked for anew, in milliseconds. */
const askedEveryMs = 20_000

/** The queue, the photo that is open, and how one moves in it. */
export function usePhotoQueue() {
  const api = useApi()
  const cache = useQueryClient()
  const queue = useQuery({
    ...calls.query('moderation.list_photos', {})(api),
    refetchInterval: askedEveryMs,
    staleTime: 0,
  })
  /** Decided here a moment ago: gone from sight before the next list says so. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const photos = queue.data?.photos.filter(({ id }) => !gone.has(id))
  const free = photos?.filter(({ claimed_by: by }) => by === null)
  const open = photos?.find(({ id }) => id === chosen) ?? free?.[0] ?? null

  // What the next list no longer holds need not be remembered; a decision taken back comes again by it.
  const asked = queue.dataUpdatedAt
  useEffect(() => {
    const there = new Set(queue.data?.photos.map(({ id }) => id))
    setGone((before) => new Set([...before].filter((id) => there.has(id))))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new list counts
  }, [asked])

  const ask = useCallback(() => {
    void cache.invalidateQueries({ queryKey: ['moderation.list_photos'] })
    void cache.invalidateQueries({ queryKey: ['moderation.count_photos'] })
  }, [cache])

  return {
    queue,
    photos,
    /** How many wait, those decided here taken off. */
    waiting: Math.max(0, (queue.data?.waiting ?? 0) - gone.size),
    open,
    choose: (id: string) => setChosen(id),
    /** One further or back among those nobody else looks at. */
    move(steps: number) {
      const place = free?.findIndex(({ id }) => id === open?.id) ?? -1
      const next = free?.[Math.min(Math.max(place + steps, 0), (free?.length ?? 1) - 1)]
      if (next !== undefined) setChosen(next.id)
    },
    /** Takes a decided photo out of sight and opens the next one. */
    pass(photo: WaitingPhoto) {
      const place = free?.findIndex(({ id }) => id === photo.id) ?? -1
      const next = free?.[place + 1] ?? free?.[place - 1]
      setGone((before) => new Set(before).add(photo.id))
      setChosen(next?.id ?? null)
      ask()
    },
    /** Brings one back whose decision was taken back. */
    bringBack(id: string) {
      setGone((before) => new Set([...before].filter((one) => one !== id)))
      setChosen(id)
      ask()
    },
    ask,
  }
}
