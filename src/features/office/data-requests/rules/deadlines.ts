import { dayMs, hourMs } from '#kernel/duration.ts'

/** Days in which our team answers a request, counted from the day it arrives (GDPR 12(3)). */
export const answerDays = 30
/** Days by which that can be extended once, for a stated reason. */
export const extensionDays = 60
/** How long before its deadline a request is due soon. */
export const dueSoonMs = 7 * dayMs
/** How long the link works that proves who owns an address. */
export const proofMs = 3 * dayMs
/** How long a file that staff sent can be downloaded. */
export const downloadMs = 7 * dayMs
/**
 * How long nothing is done with an account after staff linked a request to it without its mailbox, so
 * that its owner can object.
 */
export const objectionMs = 7 * dayMs
/** Emails with such a link that one request can cause in a day. */
export const proofLimit = { count: 3, ms: dayMs } as const
/** Emails that one address is sent about new requests in a day; anyone can enter anyone's address. */
export const receiptLimit = { count: 5, ms: dayMs } as const
/** How long a claim of a staff member on a request lasts. */
export const claimMs = hourMs / 6

/** When a request received at an instant has to be answered. */
export function dueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + answerDays * dayMs)
}

/** The deadline after an extension. */
export function extendedDueAt(due: Date): Date {
  return new Date(due.getTime() + extensionDays * dayMs)
}

/** Whether an undecided request passes its deadline soon, or has passed it. */
export function isDueSoon(due: Date, now: Date): boolean {
  return due.getTime() - now.getTime() <= dueSoonMs
}

/** Whether a request may be extended now: once, and before its deadline has passed (GDPR 12(3)). */
export function decideExtending(
  { due, extended }: { readonly due: Date; readonly extended: boolean },
  now: Date,
): 'yes' | 'extended' | 'too_late' {
  if (extended) return 'extended'
  return now > due ? 'too_late' : 'yes'
}
