import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { ChatParts } from '../deps.ts'
import { toReader } from '../writer-context.ts'
import { selectOpened, selectUnread } from './store-list.ts'

/** Returns the total for the badge, and the chat opened last with its date (CHAT-04). */
export function countUnread({
  database,
}: Pick<ChatParts, 'database'>): Handler<(typeof contract)['chat.count_unread'], Site> {
  return async (_, context) => {
    const reader = toReader(context)
    const [unread, opened] = await Promise.all([
      selectUnread(database, reader, context.now),
      selectOpened(database, reader),
    ])
    return {
      unread,
      last_opened:
        opened === null
          ? null
          : {
              conversation: { id: opened.conversation },
              profile: { id: opened.member },
              at: opened.at.toISOString(),
            },
    }
  }
}
