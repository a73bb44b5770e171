import type { QueryClient } from '@tanstack/react-query'

const lists = new Set<unknown>(['likes.list', 'likes.list_type', 'likes.read_counts'])

/** Refetches the visible lists and counts, and marks the others as stale. */
export function refreshLikes(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ predicate: ({ queryKey }) => lists.has(queryKey[0]) })
}
