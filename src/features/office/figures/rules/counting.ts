/** How long the figures are cached before they are recalculated. */
export const cacheMs = 5 * 60_000

/** Recipients have two days to reply before a conversation counts as unanswered. */
export const graceDays = 2

/**
 * Number of conversations examined: fewer would say little about the site and might identify a
 * member; if there are more, only the newest are read.
 */
export const conversations = { least: 50, most: 20_000 } as const
