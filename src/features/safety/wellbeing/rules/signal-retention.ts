import { dayMs } from '#kernel/duration.ts'

/** How long the signals of messages are kept. */
export const signalRetentionMs = 30 * dayMs

/** How long a pause and its reasons are kept after its end. */
export const pauseRetentionMs = 365 * dayMs
