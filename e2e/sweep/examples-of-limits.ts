/** Limits on one's own spending, and breaks. A break comes last, for nothing can be paid after it. */
export const examplesOfLimits = {
  'limits.read_own': { takes: () => ({}) },
  'limits.set_limit': { takes: () => ({ span: 'week', limit_minor: 1_000_000 }) },
  'limits.choose_letters': { takes: () => ({ letters: true }) },
  'limits.call_off_raise': { takes: () => ({ span: 'week' }) },
  'limits.pause': { takes: () => ({ length: 'day' }), last: 4 },
  'limits.exclude': { takes: () => ({ months: 6, confirmed: true }), last: 4 },
} as const
