import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/message-changes.ts'
import type { ChatParts } from '../deps.ts'
import { getPartnerState } from '../inbox/describe-partner.ts'
import { selectSide } from '../store.ts'
import { deleteReaction, upsertReaction } from './store-changes.ts'
import { notifyChange, withMessage } from './with-message.ts'

/**
 * Reacts to a received message (BEY-26): free, and one of six, so that it can't replace a text. It
 * isn't an answer: no price, count, mark or email depends on it.
 */
export function setReaction(
  deps: ChatParts,
): Handler<(typeof contract)['message_changes.set_reaction'], Site> {
  return ({ conversation, seq, reaction }, context) =>
    withMessage(deps, context, { conversation, seq }, async (tx, message) => {
      const { account } = context.viewer
      if (message.deleted || message.withdrawn) return refuse('message_changes.unavailable')
      if (message.mine) return refuse('message_changes.own_message')
      if (message.closed) return refuse('message_changes.closed')
      const partner = await selectSide(tx, account, conversation)
      if (partner === null || getPartnerState(partner, context.site) === 'gone')
        return refuse('message_changes.gone')
      if (await upsertReaction(tx, message, { account, reaction }, context.now))
        notifyChange(deps, tx, [message.other, account], { conversation, seq })
      return null
    })
}

/** Removes a reaction; also in a closed conversation. */
export function removeReaction(
  deps: ChatParts,
): Handler<(typeof contract)['message_changes.remove_reaction'], Site> {
  return ({ conversation, seq }, context) =>
    withMessage(deps, context, { conversation, seq }, async (tx, message) => {
      const { account } = context.viewer
      if (await deleteReaction(tx, message, account))
        notifyChange(deps, tx, [message.other, account], { conversation, seq })
      return null
    })
}
