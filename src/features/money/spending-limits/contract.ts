import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { exclusionMonths, pauseLengths } from './rules/breaks.ts'
import { maxLimitMinor } from './rules/max-limit.ts'
import { spans } from './rules/spans.ts'

const at = z.iso.datetime()
const minor = z.int().min(0)
const span = z.enum(spans)

const limit = z.strictObject({
  span,
  /** The current limit in minor units; null if there is none. */
  limit_minor: minor.nullable(),
  /** Whether it was set by the member; otherwise it is the site's. */
  own: z.boolean(),
  /** Ordered since `from` and not failed, cancelled or expired. */
  spent_minor: minor,
  from: at,
  to: at,
  /**
   * A requested higher limit and when it takes effect; `limit_minor` null removes the member's own
   * limit.
   */
  raise: z.strictObject({ limit_minor: minor.nullable(), at }).nullable(),
})
export type LimitView = z.output<typeof limit>

const ownLimits = z.strictObject({
  /** The site's currency; payments in another are converted using this site's price list. */
  currency: z.string(),
  /** The site's monthly maximum until the member sets another limit; null if the site has none. */
  cap_minor: minor.nullable(),
  /** Day, week and month. */
  limits: z.array(limit),
  /** Null if over or never started. */
  paused_until: at.nullable(),
  excluded_until: at.nullable(),
  /** Whether the member receives the monthly spending email. */
  monthly_email: z.boolean(),
})
export type OwnLimits = z.output<typeof ownLimits>

const change = {
  access: 'member',
  output: ownLimits,
  rateLimit: { name: 'spending_limits.change', count: 60, seconds: 3600, storage: 'database' },
} as const

/** Endpoints for members to limit their own spending (BEY-09). */
export const contract = {
  'spending_limits.read_own': endpoint({
    route: 'GET /api/spending-limits',
    access: 'member',
    summary: 'The member’s spending limits with what was spent, pending raises, and breaks.',
    input: z.strictObject({}),
    output: ownLimits,
  }),
  'spending_limits.set_limit': endpoint({
    ...change,
    route: 'PUT /api/spending-limits/:span',
    openWithoutTerms: true,
    summary:
      'Sets the member’s limit for a day, week or month; null removes it. A lower limit applies immediately, a higher one after 24 hours, and one above the site’s own limit must be confirmed.',
    input: z.strictObject({
      span,
      limit_minor: minor.max(maxLimitMinor).nullable(),
      confirmed: z.boolean().default(false),
    }),
    errors: { 'spending_limits.confirm_raise': 409 },
  }),
  'spending_limits.choose_emails': endpoint({
    ...change,
    route: 'PUT /api/spending-limits',
    openWithoutTerms: true,
    summary: 'Turns the email after each month with orders on or off.',
    input: z.strictObject({ monthly_email: z.boolean() }),
  }),
  'spending_limits.cancel_raise': endpoint({
    ...change,
    route: 'DELETE /api/spending-limits/:span/raise',
    openWithoutTerms: true,
    summary: 'Cancels a pending raise; the current limit stays.',
    input: z.strictObject({ span }),
  }),
  'spending_limits.pause': endpoint({
    ...change,
    route: 'POST /api/spending-limits/pause',
    openWithoutTerms: true,
    summary:
      'Starts a pause from buying and paid messages, or extends one. It cannot be shortened.',
    input: z.strictObject({ length: z.enum(pauseLengths) }),
  }),
  'spending_limits.self_exclude': endpoint({
    ...change,
    route: 'POST /api/spending-limits/exclusion',
    openWithoutTerms: true,
    summary:
      'Excludes the member from buying, paid messages and promotional emails for at least six months. It cannot be undone before that.',
    input: z.strictObject({
      months: z.union(exclusionMonths.map((months) => z.literal(months))),
      /** Confirms that the member has read what it means. */
      confirmed: z.boolean(),
    }),
    errors: { 'spending_limits.confirm_exclusion': 422 },
  }),
} satisfies Contract

/** Events emitted by spending limits. */
export const events = {
  /**
   * A month in which a member ordered something on a site has ended; triggers the email about it.
   */
  'spending_limits.month_ended': event({
    when: 'later',
    carries: z.strictObject({ account: z.int(), site: z.int(), month: z.string() }),
  }),
} satisfies Events
