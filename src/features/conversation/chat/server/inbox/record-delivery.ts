import type { ChatParts } from '../deps.ts'
import type { SideRow } from '../store.ts'
import { markDelivered } from '../store-acts.ts'

/**
 * Records which messages have just reached a reader and notifies their senders (CHAT-12). Usually
 * there is nothing to record.
 */
export async function recordDelivery(
  { database, notify }: Pick<ChatParts, 'database' | 'notify'>,
  reader: number,
  rows: readonly Pick<SideRow, 'id' | 'seq' | 'unread' | 'delivered'>[],
): Promise<void> {
  const reached = rows.filter(({ seq, unread, delivered }) => unread > 0 && delivered < seq)
  if (reached.length === 0) return
  for (const { other, conversation, seq } of await markDelivered(database, reader, reached))
    notify(other, { type: 'chat.delivered', conversation, seq })
}
