import type { QueryClient } from '@tanstack/react-query'

const lists = new Set<unknown>(['likes.list', 'likes.list_type', 'likes.read_counts'])

/** Has the lists and counts asked anew where they are on show, and wherever they show next. */
export function refreshLikes(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ predicate: ({ queryKey }) => lists.has(queryKey[0]) })
}
