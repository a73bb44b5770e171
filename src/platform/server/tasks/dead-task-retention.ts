import { dayMs } from '#kernel/duration.ts'

/** How long a task that was given up waits for an operator; its payload may name a member. */
export const deadTaskRetentionMs = 30 * dayMs
