import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { SendParts } from '../deps.ts'
import type { WriterContext } from '../writer-context.ts'
import { attemptSend } from './attempt-send.ts'
import type { Target } from './facts.ts'
import type { MessageDraft } from './message-draft.ts'

type Send = Handler<(typeof contract)['chat.send'], Site>
type SendToMember = Handler<(typeof contract)['chat.send_to_member'], Site>

/** Sends a text to a conversation (CHAT-02, CHAT-11). */
export function sendMessage(deps: SendParts): Send {
  return ({ conversation, ...message }, context) =>
    sendText(deps, context, message, { conversation })
}

/**
 * Sends a text to a member; the first message starts the conversation and uses one of a free
 * member's starts (CHAT-03).
 */
export function sendToMember(deps: SendParts): SendToMember {
  return ({ member, ...message }, context) => sendText(deps, context, message, { member })
}

async function sendText(
  deps: SendParts,
  context: WriterContext,
  {
    id,
    text,
    at_most,
    quote,
  }: { id: string; text: string; at_most?: number | undefined; quote?: number | undefined },
  target: Target,
): ReturnType<Send> {
  const body = text.trim()
  const longest = context.site.settings.message_length
  if (body.length > longest)
    return refuse('chat.too_long', { field: 'text', with: { max: longest } })
  const draft: MessageDraft = { id, sent: { kind: 'text' }, body, at_most, quote, photo: null }
  const answer = await attemptSend(deps, context, draft, target)
  return answer as Awaited<ReturnType<Send>>
}
