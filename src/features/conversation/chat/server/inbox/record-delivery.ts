import type { ChatParts } from '../deps.ts'
import type { SideRow } from '../store.ts'
import { markDelivered } from '../store-acts.ts'

/** A conversation about to be given to a reader: on a page of it, or as a row of the list. */
type GivenRow = Pick<
  SideRow,
  'id' | 'seq' | 'unread' | 'read' | 'delivered' | 'shown' | 'previewed'
> & {
  /** The page shows messages up to this number; 0 for the list. */
  readonly upTo: number
  /** The list shows the beginning of this message; 0 for none. */
  readonly preview: number
}

/**
 * Records which messages are about to be shown to a reader and which have reached them, and
 * notifies their senders of the latter (CHAT-12), unless the reader is in invisible mode. What is
 * recorded here is never refunded as unread, whatever the reader's browser reports afterwards, so it
 * is recorded before the texts are read. Usually there is nothing to record. Returns the ids of the conversations that have changed.
 */
export async function recordDelivery(
  { database, notify }: Pick<ChatParts, 'database' | 'notify'>,
  reader: number,
  rows: readonly GivenRow[],
): Promise<number[]> {
  const changed = rows.filter((row) => row.unread > 0 && (isNew(row) || isShownNow(row)))
  if (changed.length === 0) return []
  const arrived = new Set(changed.filter(isNew).map(({ seq, id }) => `${id} ${seq}`))
  const marked = changed.map(({ id, seq, upTo: shown, preview }) => ({ id, seq, shown, preview }))
  for (const { id, other, conversation, seq, visible } of await markDelivered(
    database,
    reader,
    marked,
  ))
    if (visible && arrived.has(`${id} ${seq}`))
      notify(other, { type: 'chat.delivered', conversation, seq })
  return changed.map(({ id }) => id)
}

function isNew({ seq, delivered }: GivenRow): boolean {
  return delivered < seq
}

function isShownNow({ read, shown, previewed, upTo, preview }: GivenRow): boolean {
  const before = Math.max(read, shown)
  return upTo > before || (preview > before && !previewed.includes(preview))
}
