/** The phrases every page needs: the frame's own, the floor's, and those of what stands in the frame. */
export const framePhrases = [
  'app',
  'platform',
  'fictional_profiles',
  'likes',
  'credits',
  'reminders',
  'quiet_mode',
] as const
