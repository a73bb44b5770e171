/** The phrases every page needs: the frame's own, the floor's, and those of what stands in the frame. */
export const framePhrases = ['main', 'platform', 'fiction', 'likes', 'credits', 'reminders', 'quiet'] as const
