import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createClient } from '#platform/web/api/create-client.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { matchOptions } from '#ui/components/index.ts'
import type { contract, Gift, Sticker } from '#features/money/gifts/contract.ts'
import type { PickedDrawing } from './picked-drawing.ts'

const calls = createClient<typeof contract>()

/** Delay after the last keystroke before stickers are searched, in milliseconds. */
const pauseMs = 250

export interface PickerList {
  /** Undefined while it loads. */
  readonly offered: readonly PickedDrawing[] | undefined
  readonly failed: boolean
  readonly again: () => void
}

/**
 * Drawings that match the typed text: gifts are matched by name in this browser, stickers by a
 * search at their source.
 */
export function usePickerList(kind: PickedDrawing['kind'], typed: string): PickerList {
  const api = useApi()
  const searchText = useSettled(typed.trim())
  const gifts = useQuery({
    ...calls.query('gifts.list_gifts', {})(api),
    enabled: kind === 'gift',
    throwOnError: false,
  })
  const stickers = useQuery({
    ...calls.query('gifts.search_stickers', searchText === '' ? {} : { words: searchText })(api),
    enabled: kind === 'gif',
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const activeQuery = kind === 'gift' ? gifts : stickers
  return {
    offered:
      kind === 'gift'
        ? gifts.data && named(gifts.data.gifts, typed)
        : stickers.data?.stickers.map((one: Sticker) => ({ ...one, kind })),
    failed: activeQuery.isError || activeQuery.fetchStatus === 'paused',
    again: () => void activeQuery.refetch(),
  }
}

function named(gifts: readonly Gift[], typed: string): PickedDrawing[] {
  return matchOptions(
    gifts.map((gift) => ({ ...gift, kind: 'gift' as const, label: gift.name })),
    typed,
  )
}

/** Returns the text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
