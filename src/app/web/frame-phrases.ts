/**
 * The features whose phrases every page needs: those of the app frame, the browser, and the
 * components shown in the frame.
 */
export const framePhrases = [
  'app',
  'browser',
  'fictional_profiles',
  'likes',
  'credits',
  'reminders',
  'quiet_mode',
] as const
