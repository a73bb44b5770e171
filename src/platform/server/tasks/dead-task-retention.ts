import { dayMs } from '#kernel/duration.ts'

/** How long a task that was given up waits for an operator. */
export const deadTaskRetentionMs = 30 * dayMs
