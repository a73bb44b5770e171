import { dayMs } from '#kernel/duration.ts'

/** The longest reason for a change. */
export const summaryLimit = 300

/** How far ahead a version can be planned. */
export const maxAheadMs = 366 * dayMs
