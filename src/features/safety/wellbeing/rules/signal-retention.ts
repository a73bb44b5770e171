import { dayMs } from '#kernel/duration.ts'

/** How long signals from messages are kept. */
export const signalRetentionMs = 30 * dayMs

/** How long a pause and its reasons are kept after its end. */
export const pauseRetentionMs = 365 * dayMs
