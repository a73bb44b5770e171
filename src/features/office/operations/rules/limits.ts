import { dayMs } from '#kernel/duration.ts'

/** How many failed events one request retries or drops. */
export const maxEventsAtOnce = 100

/** The length of a reason in the audit log. */
export const maxReasonLength = 300

/** How long a failed event is kept. */
export const failedEventRetentionMs = 30 * dayMs
