/** How long the figures are cached before they are recalculated. */
export const cacheMs = 5 * 60_000

/** Recipients have two days to answer before a conversation counts as unanswered. */
export const graceDays = 2

/**
 * The conversations looked at: fewer say nothing about the site and might identify a member; of
 * more, only the newest are read.
 */
export const conversations = { least: 50, most: 20_000 } as const
