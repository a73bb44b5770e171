import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { exclusionMonths, pauseLengths } from './rules/breaks.ts'
import { mostMinor } from './rules/read-amount.ts'
import { spans } from './rules/spans.ts'

const at = z.iso.datetime()
const minor = z.int().min(0)
const span = z.enum(spans)

const limit = z.strictObject({
  span,
  /** What holds now, in the smallest unit; null where nothing does. */
  limit_minor: minor.nullable(),
  /** Whether the member set it; otherwise it is the site's. */
  own: z.boolean(),
  /** Ordered since `from` and not failed, cancelled or expired. */
  spent_minor: minor,
  from: at,
  to: at,
  /** A higher limit that was wished for, and from when on it holds; `limit_minor` null takes the own limit away. */
  raise: z.strictObject({ limit_minor: minor.nullable(), at }).nullable(),
})
export type LimitView = z.output<typeof limit>

const own = z.strictObject({
  /** The site's; what was paid in another counts at this site's own price list. */
  currency: z.string(),
  /** The most in a month until the member set another limit; null where the site sets none. */
  cap_minor: minor.nullable(),
  /** Day, week and month. */
  limits: z.array(limit),
  /** Null where it is over, or never began. */
  paused_until: at.nullable(),
  excluded_until: at.nullable(),
  /** Whether the letter about a month’s spending comes. */
  letters: z.boolean(),
})
export type OwnLimits = z.output<typeof own>

const change = {
  viewer: 'member',
  gives: own,
  limit: { name: 'spending_limits.change', count: 60, seconds: 3600, kept: 'database' },
} as const

/** The calls by which members keep their own spending in bounds (BEY-09). */
export const contract = {
  'spending_limits.read_own': call({
    http: 'GET /api/spending-limits',
    viewer: 'member',
    about: 'The own money limits with what was spent, raises that wait, and breaks.',
    takes: z.strictObject({}),
    gives: own,
  }),
  'spending_limits.set_limit': call({
    ...change,
    http: 'PUT /api/spending-limits/:span',
    about:
      'Sets the own limit of a day, week or month; null takes it away. Lower holds at once, higher after 24 hours, and more than the site’s own limit has to be confirmed.',
    takes: z.strictObject({
      span,
      limit_minor: minor.max(mostMinor).nullable(),
      confirmed: z.boolean().default(false),
    }),
    refuses: { 'spending_limits.confirm_raise': 409 },
  }),
  'spending_limits.choose_emails': call({
    ...change,
    http: 'PUT /api/spending-limits',
    about: 'Says whether a letter comes after each month in which something was ordered.',
    takes: z.strictObject({ letters: z.boolean() }),
  }),
  'spending_limits.cancel_raise': call({
    ...change,
    http: 'DELETE /api/spending-limits/:span/raise',
    about: 'Calls off a higher limit that waits; what holds now stays.',
    takes: z.strictObject({ span }),
  }),
  'spending_limits.pause': call({
    ...change,
    http: 'POST /api/spending-limits/pause',
    about: 'Begins a pause of buying and of paid messages, or makes one longer. Nothing makes it shorter.',
    takes: z.strictObject({ length: z.enum(pauseLengths) }),
  }),
  'spending_limits.self_exclude': call({
    ...change,
    http: 'POST /api/spending-limits/exclusion',
    about:
      'Excludes oneself from buying, paid messages and promotional letters for at least six months. It cannot be undone before.',
    takes: z.strictObject({
      months: z.union(exclusionMonths.map((months) => z.literal(months))),
      /** That one has read what it means. */
      confirmed: z.boolean(),
    }),
    refuses: { 'spending_limits.confirm_exclusion': 422 },
  }),
} satisfies Contract

/** What limits tell the roof. */
export const events = {
  /** A month is over in which somebody ordered something on a site; for the letter about it. */
  'spending_limits.month_ended': event({
    when: 'later',
    carries: z.strictObject({ account: z.int(), site: z.int(), month: z.string() }),
  }),
} satisfies Events
