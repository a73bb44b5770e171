import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { ChatParts } from '../deps.ts'
import { toReader } from '../writer-context.ts'
import type { Reader } from '../store.ts'
import { selectUnread } from './store-list.ts'
import { hideConversation, hideConversationWith } from '../store-acts.ts'

type Deps = Pick<ChatParts, 'database' | 'notify'>

/**
 * Removes a conversation from the caller's list (CHAT-07). The other member keeps theirs and is not
 * notified.
 */
export function removeChat(deps: Deps): Handler<(typeof contract)['chat.remove_chat'], Site> {
  return async ({ conversation }, context) => {
    const { account } = context.viewer
    const removed =
      looksLikeId(conversation) && (await hideConversation(deps.database, account, conversation))
    return removed ? notifyOwnTabs(deps, toReader(context), context.now) : refuse('not_found')
  }
}

/** Removes all conversations with a member from the caller's list (CHAT-07). */
export function removeChatsWith(
  deps: Deps,
): Handler<(typeof contract)['chat.remove_chats_with'], Site> {
  return async ({ member }, context) => {
    const removed =
      looksLikeId(member) &&
      (await hideConversationWith(deps.database, context.viewer.account, member))
    return removed ? notifyOwnTabs(deps, toReader(context), context.now) : refuse('not_found')
  }
}

async function notifyOwnTabs({ database, notify }: Deps, reader: Reader, now: Date): Promise<null> {
  notify(reader.reader, { type: 'chat.unread', unread: await selectUnread(database, reader, now) })
  return null
}
