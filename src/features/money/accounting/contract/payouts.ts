import { staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { dayFaults } from '../rules/payouts/find-day-faults.ts'

const minor = z.int()
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const day = z.iso.date()

/**
 * The total one provider settled on a day in one currency. Positive amounts came in, negative ones
 * went out; fees and payouts are totals.
 */
const settledDay = z.strictObject({
  gateway: z.string(),
  day,
  currency: z.string(),
  /** Number of orders included. */
  orders: z.int(),
  payments_minor: minor,
  refunds_minor: minor,
  chargebacks_minor: minor,
  fees_minor: minor,
  /** Reserves, corrections and other amounts without a payment. */
  other_minor: minor,
  paid_out_minor: minor,
  /** Sum of all lines: zero if it adds up. */
  difference_minor: minor,
  /** Open faults of the day. */
  faults: z.array(z.enum(dayFaults)),
})
export type PayoutDay = z.output<typeof settledDay>

const settledMonth = z.strictObject({
  month,
  /** Months with payouts, and the current one, newest first. */
  months: z.array(month),
  days: z.array(settledDay),
  /** The last day fetched from each provider. */
  asked: z.array(z.strictObject({ gateway: z.string(), day, at: z.iso.datetime() })),
  /**
   * Orders paid more than five bank days ago and not in any payout; oldest first, at most a
   * hundred.
   */
  late: z.array(z.strictObject({ order: publicId, gateway: z.string() })),
})
export type PayoutMonth = z.output<typeof settledMonth>

/** Endpoints of payouts, all for the office. */
export const contract = {
  'payouts.list_days': endpoint({
    route: 'GET /api/office/payouts',
    access: staffWith('payouts.read'),
    summary:
      'Provider payouts of a month by provider, day and currency, newest first; the current month by default. Includes the last day fetched from each provider, and orders whose money is overdue.',
    input: z.strictObject({ month: month.optional() }),
    output: settledMonth,
  }),
} satisfies Contract
