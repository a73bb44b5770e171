import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { useLive, useLiveOpened } from '#platform/web/live/use-live.ts'
import { useViewer, viewerKey } from '#platform/web/surroundings.ts'
import { calls } from '../calls.ts'
import { pendingChatRemovals } from './pending-chat-removals.ts'
import { threadKey } from '../thread/thread-query.ts'

const unreadKey = ['chat.count_unread', {}] as const

/**
 * Total number of unread messages, for the badge in the navigation; updated by the live connection
 * and by polling.
 */
export function useUnread(): number {
  const viewer = useViewer()
  const cache = useQueryClient()
  const api = useApi()
  const { data } = useQuery({
    ...calls.query('chat.count_unread', {})(api),
    enabled: viewer !== null,
    throwOnError: false,
  })
  const again = () => void cache.invalidateQueries({ queryKey: unreadKey })
  const note = (credits: unknown) => {
    if (typeof credits === 'number')
      cache.setQueryData(viewerKey, (known: object | null) => known && { ...known, credits })
  }
  useLive('chat.message', ({ conversation, credits }) => {
    again()
    pendingChatRemovals.cancelOnMessage(String(conversation))
    // A conversation that is not open is reloaded when it is opened, so that its unread messages
    // are recognised.
    void cache.invalidateQueries({ queryKey: threadKey(String(conversation)), refetchType: 'none' })
    note(credits)
  })
  useLive('chat.unread', ({ unread }) =>
    cache.setQueryData(unreadKey, (known: object | undefined) => known && { ...known, unread }),
  )
  useLive('chat.changed', ({ conversation, credits }) => {
    again()
    void cache.invalidateQueries({ queryKey: threadKey(String(conversation)), refetchType: 'none' })
    note(credits)
  })
  useLiveOpened(again)
  return data?.unread ?? 0
}
