import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { contract as accounts } from '#features/members/accounts/contract/accounts.ts'
import { contract as chat } from '#features/conversation/chat/contract/chat.ts'
import { contract as likes } from '#features/discovery/likes/contract.ts'

export const contract = {
  'polling.read': endpoint({
    route: 'GET /api/poll',
    access: 'member',
    summary:
      'Data an open page polls every minute in one request: the viewer’s account, unread messages, new likes.',
    input: z.strictObject({}),
    output: z.strictObject({
      ...accounts['accounts.read_user'].output.shape,
      chats: chat['chat.count_unread'].output,
      likes: likes['likes.read_counts'].output,
    }),
  }),
} satisfies Contract
