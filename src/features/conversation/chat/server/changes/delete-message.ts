import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/message-changes.ts'
import {
  changeableMinutes,
  creditsReturned,
  decideDeletion,
} from '../../rules/changes/decide-change.ts'
import { sealedUntil } from '../../rules/sealed-until.ts'
import type { ChatParts } from '../deps.ts'
import { sealMessage, selectBalance, selectInvisible } from './store-changes.ts'
import { notifyChange, withMessage } from './with-message.ts'

/**
 * Deletes a message for both members (BEY-26). In one transaction with the refund: reading,
 * blocking and the nightly refunds wait for it, so it is shown or refunded, never both.
 */
export function deleteMessage(
  deps: ChatParts,
): Handler<(typeof contract)['message_changes.delete_message'], Site> {
  return ({ conversation, seq }, context) => {
    const { viewer, now } = context
    return withMessage(deps, context, { conversation, seq }, async (tx, message) => {
      if (!message.mine) return refuse('not_found')
      if (message.deleted)
        return {
          returned: message.returned,
          credits: await selectBalance(tx, viewer.account),
        }
      const stop = decideDeletion({ unavailable: message.withdrawn, sentAt: message.at }, now)
      if (stop !== null)
        return refuse(`message_changes.${stop}`, { with: { minutes: changeableMinutes } })
      const invisible = await selectInvisible(tx, message.other)
      const returned = creditsReturned({ ...message, invisible })
      const sealed = { sender: viewer.account, returned, purgeAt: sealedUntil(now) }
      await sealMessage(tx, message, sealed, now)
      const credits = await selectBalance(tx, viewer.account)
      const change = { conversation, seq }
      notifyChange(deps, tx, [message.other], change)
      notifyChange(deps, tx, [viewer.account], { ...change, credits })
      return { returned, credits }
    })
  }
}
