import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Gives } from '#kernel/call.ts'
import type { Api } from '#platform/web/api/api.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import type { contract } from '../contract.ts'

export type ListPage = Gives<(typeof contract)['chat.list_chats']>

export const listKey = ['chat.list_chats', 'pages'] as const

/** The list of conversations, page after page; asking again asks for all pages shown. */
export function listQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: listKey,
    queryFn: async ({ pageParam, signal }): Promise<ListPage> => {
      const answer = await api.ask('chat.list_chats', pageParam === null ? {} : { cursor: pageParam }, { signal })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as ListPage
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
  })
}
