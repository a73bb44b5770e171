/** The features whose phrases the shell uses. */
export const officePhrases = ['staff', 'browser'] as const
