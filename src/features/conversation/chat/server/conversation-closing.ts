import type { ConversationClosing } from '../contract/chat.ts'
import type { SideRow } from './store.ts'

/**
 * The closing of a conversation: by whom, when and with which goodbye, from the reader's point of
 * view; null while it is open.
 */
export function toConversationClosing({
  closed_by_me,
  closed_at,
  goodbye,
}: Pick<SideRow, 'closed_by_me' | 'closed_at' | 'goodbye'>): ConversationClosing | null {
  return closed_at === null
    ? null
    : { by_me: closed_by_me === true, at: closed_at.toISOString(), goodbye }
}
