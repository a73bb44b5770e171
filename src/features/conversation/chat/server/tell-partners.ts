import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { ChatParts } from './deps.ts'
import { selectPartnersTold } from './store-sides.ts'

/**
 * Handles an account confirming its address, leaving, being removed or coming back: tells its
 * conversation partners which conversation to reload, but not what happened. Chats removed from a
 * partner's list are updated by their next poll.
 */
export function tellPartners({ tell }: Pick<ChatParts, 'tell'>): NowSubscriber<{ account: number }> {
  return async function tellThoseWhoWrite(tx, { account }) {
    const told = await selectPartnersTold(tx, account)
    tx.afterCommit(() => {
      for (const { other, conversation } of told) tell(other, { type: 'chat.changed', conversation })
    })
  }
}
