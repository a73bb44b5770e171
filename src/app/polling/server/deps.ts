import type { Accounts } from '#features/members/accounts/server/index.ts'
import type { Chat } from '#features/conversation/chat/server/index.ts'
import type { Likes } from '#features/discovery/likes/server/index.ts'

/** The features whose endpoints a poll combines. */
export interface PollingDeps {
  readonly accounts: Pick<Accounts, 'handlers'>
  readonly chat: Pick<Chat, 'handlers'>
  readonly likes: Pick<Likes, 'handlers'>
}
