import type { Reason } from './reasons.ts'

/** Possible outcomes of a report: nothing, a warning, or a ban. */
export const outcomes = ['nothing', 'warning', 'ban'] as const
export type Outcome = (typeof outcomes)[number]

/**
 * Whether a ban for this reason means deceiving members, so that their payments are refunded
 * (BEY-08).
 */
export function isScam(reason: Reason): boolean {
  return reason === 'scam'
}
