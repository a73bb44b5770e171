import type { ChatParts } from './deps.ts'
import type { SideRow } from './store.ts'
import { markDelivered } from './store-acts.ts'

/** Notes which messages have just reached a reader and tells those who wrote them (CHAT-12). Mostly there is nothing to note. */
export async function noteDelivered(
  { database, tell }: Pick<ChatParts, 'database' | 'tell'>,
  reader: number,
  rows: readonly Pick<SideRow, 'id' | 'seq' | 'unread' | 'delivered'>[],
): Promise<void> {
  const reached = rows.filter(({ seq, unread, delivered }) => unread > 0 && delivered < seq)
  if (reached.length === 0) return
  for (const { other, conversation, seq } of await markDelivered(database, reader, reached))
    tell(other, { type: 'chat.delivered', conversation, seq })
}
