import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { listPages } from './list-pages.ts'

/**
 * How many members the reader blocks, and how many contacts are on their list; undefined while
 * unknown. Without `enabled` nothing is fetched.
 */
export function useBlockCounts(enabled: boolean): {
  readonly blocked: number | undefined
  readonly contacts: number | undefined
} {
  const api = useApi()
  const blocked = useInfiniteQuery({ ...listPages('blocks.list_blocked')(api), enabled })
  const contacts = useInfiniteQuery({ ...listPages('blocks.list_contacts')(api), enabled })
  return {
    blocked: blocked.data?.pages[0]?.count,
    contacts: contacts.data?.pages[0]?.count,
  }
}
