import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { contract as accounts } from '#features/members/accounts/contract.ts'
import { contract as chat } from '#features/conversation/chat/contract/chat.ts'
import { contract as likes } from '#features/discovery/likes/contract.ts'

export const contract = {
  'polling.read': call({
    http: 'GET /api/poll',
    viewer: 'member',
    about: 'Data an open page polls every minute in one request: the viewer’s account, unread messages, new likes.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      ...accounts['accounts.read_user'].gives.shape,
      chats: chat['chat.count_unread'].gives,
      likes: likes['likes.read_counts'].gives,
    }),
  }),
} satisfies Contract
