import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { SendParts } from '../deps.ts'
import { toReader } from '../writer-context.ts'
import { selectSide } from '../store.ts'
import { selectUnread } from './store-list.ts'
import { markRead as moveMark } from '../store-acts.ts'

/**
 * Sets a conversation's unread count to zero (CHAT-04) and notifies the other member how far it was
 * read (CHAT-12), unless the reader is in invisible mode.
 */
export function markRead({
  database,
  notify,
}: Pick<SendParts, 'database' | 'notify'>): Handler<(typeof contract)['chat.mark_read'], Site> {
  return async ({ conversation, seq }, context) => {
    const readerQuery = toReader(context)
    const { reader } = readerQuery
    const moved = looksLikeId(conversation)
      ? await moveMark(database, { ...readerQuery, conversation, seq }, context.now)
      : null
    if (moved === null) return refuse('not_found')
    const [side, unread] = await Promise.all([
      selectSide(database, reader, conversation),
      selectUnread(database, readerQuery, context.now),
    ])
    if (moved.moved) {
      if (moved.visible)
        notify(moved.other, { type: 'chat.read', conversation, seq: moved.read_mark })
      notify(reader, { type: 'chat.unread', unread })
    }
    return { num_unread_messages: side?.unread ?? 0, unread }
  }
}
