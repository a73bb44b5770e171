import { localDate } from '#kernel/calendar.ts'
import { hourMs } from '#kernel/duration.ts'

/** Rate limits for one kind of email. */
export interface EmailLimits {
  /** Minimum seconds between two emails. */
  readonly pauseSeconds: number
  readonly perHour: number
  /** Per calendar day of the site. */
  readonly perDay: number
}

/** Confirmation emails an account may request: one a minute, 3 an hour, 5 a day (ACC-08). */
export const confirmationEmailLimits: EmailLimits = { pauseSeconds: 60, perHour: 3, perDay: 5 }

/** The same limits for a corrected address, without the pause: its email is sent immediately. */
export const correctionEmailLimits: EmailLimits = { ...confirmationEmailLimits, pauseSeconds: 0 }

/** Password reset emails a requester may request: 5 a day (ACC-12). */
export const resetEmailLimits: EmailLimits = { pauseSeconds: 0, perHour: 5, perDay: 5 }

/** Emails an account may request to change its address: 3 an hour, 5 a day (ACC-13). */
export const emailChangeLimits: EmailLimits = { pauseSeconds: 0, perHour: 3, perDay: 5 }

/**
 * Reactivation emails for a deleted account; beyond the limit nothing is sent, and the last link
 * still works.
 */
export const reactivationEmailLimits: EmailLimits = { pauseSeconds: 60, perHour: 3, perDay: 5 }

/**
 * Emails of one kind sent to an address, regardless of the requester; beyond the limit nothing is
 * sent, and the requester is not informed.
 */
export const addressEmailLimits: EmailLimits = { pauseSeconds: 0, perHour: 6, perDay: 15 }

export type EmailLimitDecision =
  | { readonly send: true }
  | { readonly send: false; readonly why: 'soon'; readonly waitSeconds: number }
  | { readonly send: false; readonly why: 'today' }

/** Decides whether one more email may be sent, given the times of the earlier ones. */
export function decideEmail(
  times: readonly Date[],
  limits: EmailLimits,
  now: Date,
  timeZone: string,
): EmailLimitDecision {
  const today = localDate(now, timeZone)
  if (times.filter((time) => localDate(time, timeZone) === today).length >= limits.perDay)
    return { send: false, why: 'today' }
  const sorted = times.map((time) => time.getTime()).sort((a, b) => b - a)
  const last = sorted[0] ?? Number.NEGATIVE_INFINITY
  const oldest = sorted[limits.perHour - 1] ?? Number.NEGATIVE_INFINITY
  const opensAt = Math.max(last + limits.pauseSeconds * 1000, oldest + hourMs)
  if (opensAt <= now.getTime()) return { send: true }
  return { send: false, why: 'soon', waitSeconds: Math.ceil((opensAt - now.getTime()) / 1000) }
}
