import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { ChatParts } from './deps.ts'
import { selectPartnersTold } from './store-sides.ts'

/**
 * Hears that an account confirmed its address, left, was removed or came back: whoever writes with it is told which conversation to ask
 * for anew, and never what happened. A chat its owner took off the list is found by the next poll.
 */
export function tellPartners({ tell }: Pick<ChatParts, 'tell'>): NowSubscriber<{ account: number }> {
  return async function tellThoseWhoWrite(tx, { account }) {
    const told = await selectPartnersTold(tx, account)
    tx.afterCommit(() => {
      for (const { other, conversation } of told) tell(other, { type: 'chat.changed', conversation })
    })
  }
}
