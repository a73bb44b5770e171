/** Spending limits and breaks. A break comes last because nothing can be paid after it. */
export const spendingLimitExamples = {
  'spending_limits.read_own': { input: () => ({}) },
  'spending_limits.set_limit': { input: () => ({ span: 'week', limit_minor: 1_000_000 }) },
  'spending_limits.choose_emails': { input: () => ({ monthly_email: true }) },
  'spending_limits.cancel_raise': { input: () => ({ span: 'week' }) },
  'spending_limits.pause': { input: () => ({ length: 'day' }), last: 4 },
  'spending_limits.self_exclude': { input: () => ({ months: 6, confirmed: true }), last: 4 },
} as const
