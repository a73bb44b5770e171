import { dayMs } from '#kernel/duration.ts'

/** How long an abandoned task is kept for an operator. */
export const deadTaskRetentionMs = 30 * dayMs
