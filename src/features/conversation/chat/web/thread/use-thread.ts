import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { pollInterval } from '#platform/web/live/poll-interval.ts'
import { useLive, useLiveOpened } from '#platform/web/live/use-live.ts'
import type { Thread } from '../../contract/chat.ts'
import { calls } from '../calls.ts'
import { listKey } from '../inbox/list-query.ts'
import { flattenMessages, threadKey, type ThreadPages, threadQuery } from './thread-query.ts'

/**
 * One conversation: its messages and marks, kept up to date, and marked as read while visible
 * (CHAT-04, CHAT-12).
 */
export function useThread(conversation: string) {
  const cache = useQueryClient()
  const query = useInfiniteQuery({
    ...threadQuery(useApi(), conversation),
    refetchInterval: pollInterval,
    throwOnError: false,
  })
  const { ask } = calls.useAction('chat.mark_read')
  const key = threadKey(conversation)
  const latest = query.data?.pages[0]
  const last = latest?.marks.last ?? 0
  const unread = latest?.num_unread_messages ?? 0

  function mark(marks: Partial<Thread['marks']>, more: Partial<Thread> = {}) {
    cache.setQueryData<ThreadPages>(key, (known) => {
      const [first, ...older] = known?.pages ?? []
      if (known === undefined || first === undefined) return known
      return {
        ...known,
        pages: [{ ...first, ...more, marks: { ...first.marks, ...marks } }, ...older],
      }
    })
  }
  const forThisConversation =
    (handle: (seq: number) => void) => (message: { readonly [field: string]: unknown }) => {
      if (message.conversation === conversation) handle(Number(message.seq))
    }
  const again = () => void cache.invalidateQueries({ queryKey: key })
  useLive('chat.message', forThisConversation(again))
  useLive('chat.changed', forThisConversation(again))
  useLive(
    'chat.delivered',
    forThisConversation((seq) =>
      mark({ their_delivered: Math.max(seq, latest?.marks.their_delivered ?? 0) }),
    ),
  )
  useLive(
    'chat.read',
    forThisConversation((seq) => {
      mark({ their_read: seq, their_delivered: Math.max(seq, latest?.marks.their_delivered ?? 0) })
      // A page requested before reading would restore the older mark.
      again()
    }),
  )
  useLiveOpened(again)

  const read = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || last === 0) return
    const answer = await ask({ conversation, seq: last })
    if (!answer.ok) return
    mark({ read: last }, { num_unread_messages: answer.value.num_unread_messages })
    cache.setQueryData(
      ['chat.count_unread', {}],
      (known: object | undefined) => known && { ...known, unread: answer.value.unread },
    )
    if (unread > 0) void cache.invalidateQueries({ queryKey: listKey })
  })
  useEffect(() => {
    const onVisible = () => void read()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [conversation, last])

  return { ...query, latest, again, messages: flattenMessages(query.data?.pages ?? []) }
}
