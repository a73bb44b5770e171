import type { Reason } from './reasons.ts'

/** Who looks at reports. */
export const reportReaders = ['moderator', 'lead'] as const

/** What can come of a report: nothing, a warning, or the end of the account. */
export const outcomes = ['nothing', 'warning', 'ban'] as const
export type Outcome = (typeof outcomes)[number]

/** Whether a ban for this reason is one for deceiving members, so that what they paid comes back (BEY-08). */
export function isScam(reason: Reason): boolean {
  return reason === 'scam'
}

/** Of how many members the unanswered reports of a scam make somebody suspect. */
export const suspectReporters = 2
