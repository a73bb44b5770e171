import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface Waiting {
  readonly id: string
  /** The staff member who has it open; null if no one has. */
  readonly claimed_by: string | null
}

/**
 * An office queue that several staff members work through simultaneously: the visible entries, the
 * open one, and navigation. `changed` are the endpoints whose data change with a decision.
 */
export function useQueue<Data extends { readonly waiting: number }, One extends Waiting>(
  list: Pick<UseQueryResult<Data>, 'data' | 'dataUpdatedAt'>,
  entries: (data: Data) => readonly One[],
  changed: readonly string[],
) {
  const cache = useQueryClient()
  const all = list.data === undefined ? undefined : entries(list.data)
  /** Entries decided here recently: hidden before the next list confirms it. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = all?.filter(({ id }) => !gone.has(id))
  const free = shown?.filter(({ claimed_by: by }) => by === null)
  const open = shown?.find(({ id }) => id === chosen) ?? free?.[0] ?? null

  // Entries missing from the next list are dropped; an undone decision reappears with that list.
  const updatedAt = list.dataUpdatedAt
  useEffect(() => {
    const there = new Set(all?.map(({ id }) => id))
    setGone((before) => new Set([...before].filter((id) => there.has(id))))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new list counts
  }, [updatedAt])

  // An open entry stays open, even if others are placed before it in the queue.
  const first = open?.id ?? null
  useEffect(() => {
    if (first !== null) setChosen(first)
  }, [first])

  const refetch = () => {
    for (const name of changed) void cache.invalidateQueries({ queryKey: [name] })
  }

  return {
    shown,
    /** Number of waiting entries, without those decided in this tab. */
    waiting: Math.max(0, (list.data?.waiting ?? 0) - ((all?.length ?? 0) - (shown?.length ?? 0))),
    open,
    choose: (id: string) => setChosen(id),
    /** Moves forward or back among the entries that no one else has open. */
    move(steps: number) {
      const place = free?.findIndex(({ id }) => id === open?.id) ?? -1
      const target = free?.[Math.min(Math.max(place + steps, 0), (free?.length ?? 1) - 1)]
      if (target !== undefined) setChosen(target.id)
    },
    /** Hides an entry that is decided or taken by another staff member, and opens the next. */
    pass(id: string) {
      const place = free?.findIndex((one) => one.id === id) ?? -1
      const next = free?.[place + 1] ?? free?.[place - 1]
      setGone((before) => new Set(before).add(id))
      setChosen(next?.id ?? null)
      refetch()
    },
    /** Restores an entry whose decision was undone. */
    restore(id: string) {
      setGone((before) => new Set([...before].filter((one) => one !== id)))
      setChosen(id)
      refetch()
    },
  }
}
