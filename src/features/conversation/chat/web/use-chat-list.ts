import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { pollInterval } from '#platform/web/live/poll-interval.ts'
import { useLive, useLiveOpened } from '#platform/web/live/use-live.ts'
import { listKey, listQuery } from './list-query.ts'
import type { ListWish } from './list-wish.ts'

/**
 * The conversation list for the given criteria, updated by the live connection and by polling as a
 * fallback.
 */
export function useChatList(wish: ListWish) {
  const cache = useQueryClient()
  const query = useInfiniteQuery({
    ...listQuery(useApi(), wish),
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
export function useAnyClosed(asked: boolean): boolean {
  const query = useInfiniteQuery({
    ...listQuery(useApi(), { show: 'closed', name: '' }),
    enabled: asked,
    throwOnError: false,
  })
  return (query.data?.pages[0]?.chats.length ?? 0) > 0
}
