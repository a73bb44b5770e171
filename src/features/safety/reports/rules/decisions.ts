import { toDays } from '#kernel/duration.ts'
import { pauseMs } from '#features/members/accounts/index.ts'

/**
 * Possible outcomes of a report: nothing, a warning, a pause because the member may be too young, or
 * a ban.
 */
export const outcomes = ['nothing', 'warning', 'pause', 'ban'] as const
export type Outcome = (typeof outcomes)[number]

/** Days after which a paused account is deleted. */
export const pauseDays = toDays(pauseMs)
