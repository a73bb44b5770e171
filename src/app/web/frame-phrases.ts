/**
 * The features whose phrases every page needs: those of the app frame, the platform, and the
 * components shown in the frame.
 */
export const framePhrases = [
  'app',
  'platform',
  'fictional_profiles',
  'likes',
  'credits',
  'reminders',
  'quiet_mode',
] as const
