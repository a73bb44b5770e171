import { hourMs } from '#kernel/duration.ts'

/** How long a back office session lasts regardless of activity: a working day. */
export const sessionMs = 12 * hourMs

/** A session ends after this time without a request. */
export const idleMs = 30 * 60_000

/** How often the time of a session's last request is written; not on every request. */
export const seenStepMs = 60_000

/** How long an enrolment link works. */
export const enrolmentMs = 48 * hourMs

/** How long a browser is remembered as known, in seconds. */
export const deviceSeconds = 180 * 24 * 3600
