const day = 24 * 3_600_000

/** How long a drawn gesture or code is valid, because the picture has to be recent. */
export const challengeValidityMs = 2 * 3_600_000
/** How long a picture is kept if no one decides. */
export const pictureRetentionDays = 30
export const pictureRetentionMs = pictureRetentionDays * day
/** How long until the same member may be asked again, and how long a request is shown. */
export const askIntervalMs = 30 * day
/** How long the note stays hidden after it was dismissed. */
export const dismissalMs = 90 * day
/** The period over which the usual wait is computed, and the minimum number of decisions. */
export const usualWaitWindow = { ms: 30 * day, least: 10 } as const
/** How long a closed request is kept, so that the member can see the outcome. */
export const requestRetentionMs = 365 * day
