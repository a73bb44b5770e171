/** The phrases the shell itself says. */
export const officePhrases = ['staff', 'platform'] as const
