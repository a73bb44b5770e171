import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Output } from '#kernel/endpoint.ts'
import type { Api } from '#platform/web/api/api.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import type { contract } from '../../contract/chat.ts'
import { defaultCriteria, type ListCriteria } from './list-criteria.ts'

export type ListPage = Output<(typeof contract)['chat.list_chats']>

/** The common prefix of the cache keys of every view of the list. */
export const listKey = ['chat.list_chats', 'pages'] as const

/** A view of the conversation list as an infinite query; refetching reloads all pages shown. */
export function listQuery(api: Api, { show, name }: ListCriteria = defaultCriteria) {
  const criteria = { ...(show !== 'all' && { show }), ...(name !== '' && { name }) }
  return infiniteQueryOptions({
    queryKey: [...listKey, show, name],
    queryFn: async ({ pageParam, signal }): Promise<ListPage> => {
      const input = pageParam === null ? criteria : { ...criteria, cursor: pageParam }
      const answer = await api.call('chat.list_chats', input, { signal })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as ListPage
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
  })
}
