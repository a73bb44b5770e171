import { toDays } from '#kernel/duration.ts'
import { pauseMs } from '#features/members/accounts/index.ts'

/**
 * Possible outcomes of a report: nothing, a warning, a pause because the member may be too young, or
 * a ban.
 */
export const outcomes = ['nothing', 'warning', 'pause', 'ban'] as const

/** Outcomes of a decision: those of a report, and a suspension, which is decided in a member's file. */
export const decidedOutcomes = [...outcomes, 'suspension'] as const
export type Outcome = (typeof decidedOutcomes)[number]

/** Decisions of staff about a member without a report. */
export const actOutcomes = ['warning', 'suspension', 'ban'] as const
export type ActOutcome = (typeof actOutcomes)[number]

/** How long a suspension may last, in days. */
export const suspensionDays = { min: 1, max: 365 } as const

/** Days after which a paused account is deleted. */
export const pauseDays = toDays(pauseMs)
