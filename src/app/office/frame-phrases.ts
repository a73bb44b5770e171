/** The features whose phrases the shell uses. */
export const officePhrases = ['staff', 'platform'] as const
