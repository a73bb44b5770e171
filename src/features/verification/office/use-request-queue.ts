import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { calls } from './calls.ts'

/** How often the queue is asked for anew, in milliseconds. */
const askedEveryMs = 20_000

/** The requests that wait, the one that is open, and how one moves among them. */
export function useRequestQueue() {
  const api = useApi()
  const cache = useQueryClient()
  const queue = useQuery({
    ...calls.query('verification.list_waiting', {})(api),
    refetchInterval: askedEveryMs,
    staleTime: 0,
  })
  /** Decided here a moment ago: gone from sight before the next list says so. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const requests = queue.data?.requests.filter(({ id }) => !gone.has(id))
  const free = requests?.filter(({ claimed_by: by }) => by === null)
  const open = requests?.find(({ id }) => id === chosen) ?? free?.[0] ?? null

  // Once one is open it stays so, whatever comes to stand before it in the queue.
  const first = open?.id ?? null
  useEffect(() => {
    if (first !== null) setChosen(first)
  }, [first])

  return {
    queue,
    requests,
    /** How many wait, those decided here taken off. */
    waiting: Math.max(0, (queue.data?.waiting ?? 0) - ((queue.data?.requests.length ?? 0) - (requests?.length ?? 0))),
    open,
    choose: (id: string) => setChosen(id),
    /** One further or back among those nobody else looks at. */
    move(steps: number) {
      const place = free?.findIndex(({ id }) => id === open?.id) ?? -1
      const next = free?.[Math.min(Math.max(place + steps, 0), (free?.length ?? 1) - 1)]
      if (next !== undefined) setChosen(next.id)
    },
    /** Takes one out of sight that is decided or another's, and opens the next. */
    pass(request: string) {
      const place = free?.findIndex(({ id }) => id === request) ?? -1
      const next = free?.[place + 1] ?? free?.[place - 1]
      setGone((before) => new Set(before).add(request))
      setChosen(next?.id ?? null)
      void cache.invalidateQueries({ queryKey: ['verification.list_waiting'] })
      void cache.invalidateQueries({ queryKey: ['verification.count_waiting'] })
    },
  }
}
