import { useSyncExternalStore } from 'react'
import type { ListShow } from '../rules/list-shows.ts'

/** The view of the list and the name searched for. */
export interface ListWish {
  readonly show: ListShow
  readonly name: string
}

/** All open conversations, with any partner. */
export const everything: ListWish = { show: 'all', name: '' }

let wish = everything
const hearers = new Set<() => void>()

/** The criteria chosen in this tab; opening a conversation beside the list keeps them. */
export function useListWish(): [ListWish, (change: Partial<ListWish>) => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => wish,
      () => everything,
    ),
    change,
  ]
}

function change(part: Partial<ListWish>): void {
  wish = { ...wish, ...part }
  for (const hear of hearers) hear()
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
