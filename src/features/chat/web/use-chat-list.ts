import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { pollInterval } from '#platform/web/live/poll-interval.ts'
import { useLive, useLiveOpened } from '#platform/web/live/use-live.ts'
import { listKey, listQuery } from './list-query.ts'

/** The list of conversations, kept fresh by the live connection and by polling beneath it. */
export function useChatList() {
  const cache = useQueryClient()
  const query = useInfiniteQuery({ ...listQuery(useApi()), refetchInterval: pollInterval, throwOnError: false })
  const again = () => void cache.invalidateQueries({ queryKey: listKey })
  useLive('chat.message', again)
  useLive('chat.unread', again)
  useLiveOpened(again)

  const chats = query.data?.pages.flatMap((page) => page.chats)
  return { ...query, chats, again }
}
