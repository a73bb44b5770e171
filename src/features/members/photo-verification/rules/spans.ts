const day = 24 * 3_600_000

/** How long a drawn gesture or code is good for: the picture is to be a fresh one. */
export const challengeMs = 2 * 3_600_000
/** How long a picture is kept when nobody has decided. */
export const keptDays = 30
export const keptMs = keptDays * day
/** How long until one may ask the same member again, and how long an asking is shown. */
export const askAgainMs = 30 * day
/** How long the note stays away once it was put aside. */
export const quietMs = 90 * day
/** How long someone of the staff has a request for themselves. */
export const claimMs = 10 * 60_000
/** The time over which the usual wait is counted, and from how many decisions on it says anything. */
export const waitsOver = { ms: 30 * day, least: 10 } as const
/** How long a request that is over is remembered, for what its member reads of it. */
export const rememberedMs = 365 * day
