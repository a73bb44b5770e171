import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { pollInterval } from '#platform/web/live/poll-interval.ts'
import { useLive, useLiveOpened } from '#platform/web/live/use-live.ts'
import { listKey, listQuery } from './list-query.ts'
import type { ListCriteria } from './list-criteria.ts'

/**
 * The conversation list for the given criteria, updated by the live connection and by polling as a
 * fallback.
 */
export function useChatList(criteria: ListCriteria) {
  const cache = useQueryClient()
  const query = useInfiniteQuery({
    ...listQuery(useApi(), criteria),
    refetchInterval: pollInterval,
    // Keeps showing the previous view until the new one has loaded.
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const again = () => void cache.invalidateQueries({ queryKey: listKey })
  useLive('chat.message', again)
  useLive('chat.unread', again)
  useLive('chat.changed', again)
  useLiveOpened(again)

  const chats = query.data?.pages.flatMap((page) => page.chats)
  return { ...query, chats, again }
}

/** Whether there are closed conversations; requested if no open ones are left to show. */
export function useAnyClosed(enabled: boolean): boolean {
  const query = useInfiniteQuery({
    ...listQuery(useApi(), { show: 'closed', name: '' }),
    enabled: enabled,
    throwOnError: false,
  })
  return (query.data?.pages[0]?.chats.length ?? 0) > 0
}
