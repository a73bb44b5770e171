import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/chat.ts'
import { deliver, type FindFacts, type MessageDraft } from './deliver.ts'
import type { SendParts } from './deps.ts'
import { toFactsQuery, type WriterContext } from './decide-message.ts'
import { selectFactsIn, selectFactsWith } from './store.ts'

type Send = Handler<(typeof contract)['chat.send'], Site>
type SendToMember = Handler<(typeof contract)['chat.send_to_member'], Site>

/** Sends a text to a conversation (CHAT-02, CHAT-11). */
export function sendMessage(deps: SendParts): Send {
  return ({ conversation, ...message }, context) =>
    sendText(deps, context, message, findConversationFacts(deps, context, conversation))
}

/**
 * Sends a text to a member; the first message starts the conversation and uses one of a free
 * member's starts (CHAT-03).
 */
export function sendToMember(deps: SendParts): SendToMember {
  return ({ member, ...message }, context) => sendText(deps, context, message, findMemberFacts(deps, context, member))
}

async function sendText(
  deps: SendParts,
  context: WriterContext,
  { id, text, at_most }: { id: string; text: string; at_most?: number | undefined },
  find: FindFacts,
): ReturnType<Send> {
  const body = text.trim()
  const longest = context.site.settings.message_length
  if (body.length > longest) return refuse('chat.too_long', { field: 'text', with: { max: longest } })
  const draft: MessageDraft = { id, sent: { kind: 'text' }, body, at_most, photo: null }
  const answer = await deliver(deps, context, draft, find)
  return answer as Awaited<ReturnType<Send>>
}

/** Reads the facts of a conversation, in one query. */
export function findConversationFacts(deps: SendParts, context: WriterContext, conversation: string): FindFacts {
  const query = toFactsQuery(deps, context)
  return async () => (looksLikeId(conversation) ? selectFactsIn(deps.database, query, conversation) : null)
}

/** Reads the facts for a member, if visible to the writer. */
export function findMemberFacts(deps: SendParts, context: WriterContext, member: string): FindFacts {
  const query = toFactsQuery(deps, context)
  return async () => {
    const partner = await deps.findMember(member, { reader: query.reader, site: context.site })
    if (partner === null || partner.account === query.reader) return null
    return selectFactsWith(deps.database, query, partner.account)
  }
}
