import { type ReplyViolation, lintReply } from '#features/safety/message-safety/index.ts'
import type { BlockedReason } from './blocked-reason.ts'

const reasons: Readonly<Record<ReplyViolation, BlockedReason>> = {
  claims_real: 'real',
  promises_meeting: 'meeting',
  contact: 'contact',
  asks_money: 'money',
}

/**
 * Checks a reply before it is sent (F6): returns the first statement a fictional profile may not
 * make, or null if there is none.
 */
export function checkReply(text: string): BlockedReason | null {
  const [first] = lintReply(text)
  return first === undefined ? null : reasons[first]
}
