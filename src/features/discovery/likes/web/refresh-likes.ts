import type { QueryClient } from '@tanstack/react-query'

const lists = new Set<unknown>(['likes.list', 'likes.list_type'])
const listsAndCounts = new Set<unknown>([...lists, 'likes.read_counts'])

/** Refetches the visible lists and counts, and marks the others as stale. */
export function refreshLikes(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ predicate: ({ queryKey }) => listsAndCounts.has(queryKey[0]) })
}

/** Refetches the visible lists only; polling brings the counts. */
export function refreshLikeLists(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ predicate: ({ queryKey }) => lists.has(queryKey[0]) })
}
