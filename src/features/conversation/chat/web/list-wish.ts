import { useSyncExternalStore } from 'react'
import type { ListShow } from '../rules/list-shows.ts'

/** Which part of the list is wished for, and whose name is sought. */
export interface ListWish {
  readonly show: ListShow
  readonly name: string
}

/** All that is open, whoever it is with. */
export const everything: ListWish = { show: 'all', name: '' }

let wish = everything
const hearers = new Set<() => void>()

/** What is wished for in this tab; opening a conversation beside the list keeps it. */
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
