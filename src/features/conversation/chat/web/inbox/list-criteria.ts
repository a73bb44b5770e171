import { useSyncExternalStore } from 'react'
import type { ListView } from '../../rules/list-views.ts'

/** The view of the list and the name searched for. */
export interface ListCriteria {
  readonly show: ListView
  readonly name: string
}

/** All open conversations, with any partner. */
export const defaultCriteria: ListCriteria = { show: 'all', name: '' }

let criteria = defaultCriteria
const hearers = new Set<() => void>()

/** The criteria chosen in this tab; opening a conversation beside the list keeps them. */
export function useListCriteria(): [ListCriteria, (change: Partial<ListCriteria>) => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => criteria,
      () => defaultCriteria,
    ),
    change,
  ]
}

function change(part: Partial<ListCriteria>): void {
  criteria = { ...criteria, ...part }
  for (const listener of hearers) listener()
}

function subscribe(onChange: () => void): () => void {
  hearers.add(onChange)
  return () => void hearers.delete(onChange)
}
