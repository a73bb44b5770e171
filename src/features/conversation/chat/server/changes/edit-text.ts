import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import { assessMessage } from '#features/safety/message-safety/server/index.ts'
import type { contract } from '../../contract/message-changes.ts'
import { changeableMinutes, decideEdit, maxEdits } from '../../rules/changes/decide-change.ts'
import type { ChatParts } from '../deps.ts'
import { getPartnerState } from '../inbox/describe-partner.ts'
import { readFacts } from '../sending/facts.ts'
import { lockSender } from '../sending/store-send.ts'
import type { Facts } from '../store-facts.ts'
import { toReader, type WriterContext } from '../writer-context.ts'
import { applyEffects, lockMessage, selectEdit, updateText } from './store-changes.ts'
import { notifyChange } from './with-message.ts'

type EditText = Handler<(typeof contract)['message_changes.edit_text'], Site>

/**
 * Edits a text (BEY-26): free, within 15 minutes, and not once it is answered. The new text passes
 * the message policy as if it were sent, so nothing can be said by an edit that a message couldn't
 * say; the earlier one is kept for reports.
 */
export function editText(deps: ChatParts): EditText {
  return async ({ conversation, seq, id, text }, context) => {
    const body = text.trim()
    const longest = context.site.settings.message_length
    if (body.length > longest)
      return refuse('message_changes.too_long', { field: 'text', with: { max: longest } })
    return deps.database.transaction(async (tx) => {
      const facts = await readSenderFacts(deps, tx, context, conversation)
      if (facts === null) return refuse('not_found')
      const { account, pool } = context.viewer
      const message = await lockMessage(tx, toReader(context), {
        conversation,
        seq,
        historyLimit: context.site.settings.history_limit,
      })
      if (message?.mine !== true) return refuse('not_found')
      const repeated = await selectEdit(tx, message, id)
      if (repeated !== null)
        return repeated.text === body || message.deleted
          ? { text: message.body, edited_at: message.edited_at?.toISOString() ?? null }
          : refuse('message_changes.id_used')
      const stop = decideEdit(
        {
          kind: message.kind,
          sentAt: message.at,
          unavailable: message.deleted || message.withdrawn,
          answered: message.answered,
          edits: message.edits,
          closed: message.closed,
          partnerGone: getPartnerState(facts.partner, context.site) === 'gone',
        },
        context.now,
      )
      if (stop !== null)
        return refuse(`message_changes.${stop}`, {
          with: { minutes: changeableMinutes, max: maxEdits },
        })
      if (body === message.body)
        return { text: body, edited_at: message.edited_at?.toISOString() ?? null }
      const effects = assessMessage(
        body,
        {
          from: 'member',
          to: facts.partner.kind,
          opening: message.opening,
          credits: 0,
          sender: facts.writer.safety,
        },
        context,
      )
      await updateText(tx, message, { id, text: body }, context.now)
      if (effects.length > 0)
        await applyEffects(
          tx,
          message,
          { conversation, sender: account, pool, effects },
          context.now,
        )
      notifyChange(deps, tx, [message.other, account], { conversation, seq })
      return { text: body, edited_at: context.now.toISOString() }
    })
  }
}

/**
 * Reads the facts for the message policy. To a fictional profile they depend on all the sender's
 * messages to such profiles, so other ones wait until this is written, as when sending.
 */
async function readSenderFacts(
  deps: ChatParts,
  tx: Transaction,
  context: WriterContext,
  conversation: string,
): Promise<Facts | null> {
  if (!looksLikeId(conversation)) return null
  const inside = { ...deps, database: tx }
  const facts = await readFacts(inside, context, { conversation })
  if (facts === null || facts.writer.safety === null) return facts
  await lockSender(tx, context.viewer.account)
  return readFacts(inside, context, { conversation })
}
