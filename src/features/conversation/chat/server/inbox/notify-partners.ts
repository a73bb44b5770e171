import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { ChatParts } from '../deps.ts'
import { selectPartnersToNotify } from './store-sides.ts'

/**
 * Handles an account confirming its address, leaving, being removed or coming back: notifies its
 * conversation partners which conversation to reload, but not what happened. Chats removed from a
 * partner's list are updated by their next poll.
 */
export function notifyPartners({
  notify,
}: Pick<ChatParts, 'notify'>): TransactionalSubscriber<{ account: number }> {
  return async function tellThoseWhoWrite(tx, { account }) {
    const partners = await selectPartnersToNotify(tx, account)
    tx.afterCommit(() => {
      for (const { other, conversation } of partners)
        notify(other, { type: 'chat.changed', conversation })
    })
  }
}
