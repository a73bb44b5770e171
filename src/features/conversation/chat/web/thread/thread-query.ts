import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '#platform/web/api/api.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import type { Thread } from '../../contract/chat.ts'

export type ThreadPages = InfiniteData<Thread, number | null>

/** The cache's key of a conversation. */
export function threadKey(conversation: string) {
  return ['chat.read_conversation', conversation] as const
}

/**
 * A conversation, latest page first. Refetching reloads all pages shown, each from where the newer
 * one ends, so that there are no gaps.
 */
export function threadQuery(api: Api, conversation: string) {
  return infiniteQueryOptions({
    queryKey: threadKey(conversation),
    queryFn: async ({ pageParam, signal }): Promise<Thread> => {
      const input = pageParam === null ? { conversation } : { conversation, before: pageParam }
      const answer = await api.call('chat.read_conversation', input, { signal })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as Thread
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.earlier ? page.messages[0]?.seq : undefined),
  })
}

/** Returns all messages of the pages, oldest first. */
export function flattenMessages(pages: readonly Thread[]): Thread['messages'] {
  return pages.toReversed().flatMap(({ messages }) => messages)
}
