import { dayMs } from '#kernel/duration.ts'

/** Emails that one address is sent about new complaints and support requests in a period. */
export const receiptLimit = { count: 5, ms: dayMs } as const

/**
 * Whether a new case may send email to its address. Anyone can enter anyone's address, so a stranger's
 * mailbox receives only a few; further cases are shown on the screen and by their link alone.
 */
export function mayEmail(emailedRecently: number): boolean {
  return emailedRecently < receiptLimit.count
}
