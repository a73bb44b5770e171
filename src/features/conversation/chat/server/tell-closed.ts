import type { Closed } from '../contract/chat.ts'
import type { SideRow } from './store.ts'

/**
 * Who closed a conversation, when and with which goodbye, from the reader's point of view; null
 * while it is open.
 */
export function tellClosed({
  closed_by_me,
  closed_at,
  goodbye,
}: Pick<SideRow, 'closed_by_me' | 'closed_at' | 'goodbye'>): Closed | null {
  return closed_at === null ? null : { by_me: closed_by_me === true, at: closed_at.toISOString(), goodbye }
}
