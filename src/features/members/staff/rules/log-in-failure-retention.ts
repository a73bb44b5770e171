import { dayMs } from '#kernel/duration.ts'

/** How long failed log-ins of staff stay in the audit log; everything else in it stays. */
export const logInFailureRetentionMs = 90 * dayMs
