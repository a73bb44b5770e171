import type { Message, Thread } from '#features/conversation/chat/contract/chat.ts'

/** A message as kept for reading offline. */
export interface StoredMessage {
  readonly seq: number
  readonly mine: boolean
  readonly kind: Message['kind']
  /** Empty if it is not kept: a photo, a gift, or one that its reader has to open first. */
  readonly text: string
  /** Collapsed or with a warning, which only the page shows as it should. */
  readonly sealed: boolean
  readonly at: string
  readonly author: Message['author']
}

/** A conversation as kept for reading offline: the newest page, without pictures. */
export interface StoredConversation {
  readonly id: string
  /** The member who read it, whose drafts continue offline. */
  readonly reader: string
  readonly partner: string | null
  readonly name: string | null
  /** The label of a fictional profile; null for a member. */
  readonly label: string | null
  /** How often its messages had been edited or deleted when it was stored. */
  readonly changes: number
  /** Whether its reader could write when it was stored. */
  readonly open: boolean
  readonly messages: readonly StoredMessage[]
}

/** A stored conversation with the times around it, in milliseconds since 1970. */
export interface DatedConversation extends StoredConversation {
  readonly storedAt: number
}

/** How many conversations are kept: those opened last. */
export const maxStored = 20

/** For how long after the server last confirmed them they can be read. */
export const readableMs = 7 * 24 * 3_600_000

/**
 * Reduces a conversation to what is kept. Words its reader has hidden, texts with a safety warning
 * and messages taken back are not: without the page's covers and warnings they would be shown as
 * they are.
 */
export function toStoredConversation(thread: Thread, reader: string): StoredConversation {
  return {
    id: thread.conversation.id,
    reader,
    partner: thread.profile.id,
    name: thread.profile.name,
    label: thread.profile.label,
    changes: thread.changes,
    open: thread.cost.closed === null,
    messages: thread.messages.map((message) => {
      const sealed =
        message.hidden || message.withdrawn || message.deleted || message.warnings.length > 0
      return {
        seq: message.seq,
        mine: message.mine,
        kind: message.kind,
        text: sealed || message.kind !== 'text' ? '' : message.text,
        sealed,
        at: message.at,
        author: message.author,
      }
    }),
  }
}

/** Returns the ids that no longer fit: all but the newest `maxStored`. */
export function listSurplus(
  copies: readonly { readonly id: string; readonly storedAt: number }[],
): readonly string[] {
  return copies
    .toSorted((a, b) => b.storedAt - a.storedAt)
    .slice(maxStored)
    .map(({ id }) => id)
}

/**
 * Whether copies may still be read: the server has confirmed them recently, and the device's clock
 * has not been set back since.
 */
export function areReadable(confirmedAt: number, now: number): boolean {
  return now - confirmedAt < readableMs && confirmedAt - now < 3_600_000
}

/** The conversation that a path leads to; null for any other page. */
export function findConversation(path: string | null): string | null {
  return /^\/chats\/([\w-]{1,64})\/?(?:[?#]|$)/.exec(path ?? '')?.[1] ?? null
}
