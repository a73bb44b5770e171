/** Spending limits and breaks. A break comes last because nothing can be paid after it. */
export const examplesOfLimits = {
  'spending_limits.read_own': { takes: () => ({}) },
  'spending_limits.set_limit': { takes: () => ({ span: 'week', limit_minor: 1_000_000 }) },
  'spending_limits.choose_emails': { takes: () => ({ letters: true }) },
  'spending_limits.cancel_raise': { takes: () => ({ span: 'week' }) },
  'spending_limits.pause': { takes: () => ({ length: 'day' }), last: 4 },
  'spending_limits.self_exclude': { takes: () => ({ months: 6, confirmed: true }), last: 4 },
} as const
