/** The features whose phrases the shell itself uses. */
export const officePhrases = ['staff', 'platform'] as const
