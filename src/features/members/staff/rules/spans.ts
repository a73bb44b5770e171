const hourMs = 3_600_000

/** How long a session of the back office lasts, whatever happens in it: a working day. */
export const sessionMs = 12 * hourMs

/** How long an enrolment link works. */
export const enrolmentMs = 48 * hourMs

/** How long a browser is remembered as one that has logged in before, in seconds. */
export const deviceSeconds = 180 * 24 * 3600
