import { dayMs } from '#kernel/duration.ts'

/** How long failed staff log-ins are kept in the audit log; everything else is kept permanently. */
export const logInFailureRetentionMs = 90 * dayMs
