import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface Waiting {
  readonly id: string
  /** Who looks at it; null while nobody does. */
  readonly claimed_by: string | null
}

/** A queue of the office that several work through at once: what is in sight, what is open, and how one moves in it. */
export function useQueue<One extends Waiting>(
  list: Pick<UseQueryResult, 'dataUpdatedAt'>,
  all: readonly One[] | undefined,
) {
  /** Decided here a moment ago: gone from sight before the next list says so. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = all?.filter(({ id }) => !gone.has(id))
  const free = shown?.filter(({ claimed_by: by }) => by === null)
  const open = shown?.find(({ id }) => id === chosen) ?? free?.[0] ?? null

  // What the next list no longer holds need not be remembered; a decision taken back comes again by it.
  const asked = list.dataUpdatedAt
  useEffect(() => {
    const there = new Set(all?.map(({ id }) => id))
    setGone((before) => new Set([...before].filter((id) => there.has(id))))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new list counts
  }, [asked])

  // Once one is open it stays so, whatever comes to stand before it in the queue.
  const first = open?.id ?? null
  useEffect(() => {
    if (first !== null) setChosen(first)
  }, [first])

  return {
    shown,
    /** How many were decided here that the list still holds. */
    hidden: (all?.length ?? 0) - (shown?.length ?? 0),
    open,
    choose: (id: string) => setChosen(id),
    /** One further or back among those nobody else looks at. */
    move(steps: number) {
      const place = free?.findIndex(({ id }) => id === open?.id) ?? -1
      const next = free?.[Math.min(Math.max(place + steps, 0), (free?.length ?? 1) - 1)]
      if (next !== undefined) setChosen(next.id)
    },
    /** Takes one out of sight that is decided or another's, and opens the next. */
    pass(id: string) {
      const place = free?.findIndex((one) => one.id === id) ?? -1
      const next = free?.[place + 1] ?? free?.[place - 1]
      setGone((before) => new Set(before).add(id))
      setChosen(next?.id ?? null)
    },
    /** Brings one back whose decision was taken back. */
    bringBack(id: string) {
      setGone((before) => new Set([...before].filter((one) => one !== id)))
      setChosen(id)
    },
  }
}
