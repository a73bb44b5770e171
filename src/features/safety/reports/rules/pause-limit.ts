import { dayMs } from '#kernel/duration.ts'

/**
 * Accounts that one staff member may pause in 24 hours without a member's report. A photo is one
 * person's impression, and every pause locks someone out.
 */
export const pauseLimit = { count: 10, ms: dayMs } as const
