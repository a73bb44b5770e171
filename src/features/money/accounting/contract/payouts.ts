import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { dayFaults } from '../rules/payouts/faults-of-day.ts'
import { settlementReaders } from '../rules/payouts/settlement-readers.ts'

const minor = z.int()
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const day = z.iso.date()

/** What one provider settled on a day in one currency. What came in is above nothing, what went out below; fees and what was paid out are told as sums. */
const settledDay = z.strictObject({
  gateway: z.string(),
  day,
  currency: z.string(),
  /** How many orders it is about. */
  orders: z.int(),
  payments_minor: minor,
  refunds_minor: minor,
  chargebacks_minor: minor,
  fees_minor: minor,
  /** Reserves, corrections and whatever else belongs to no payment. */
  other_minor: minor,
  paid_out_minor: minor,
  /** What all its lines come to: nothing, where it adds up. */
  difference_minor: minor,
  /** What is open about it. */
  faults: z.array(z.enum(dayFaults)),
})
export type SettledDay = z.output<typeof settledDay>

/** What was settled in a month. */
const settledMonth = z.strictObject({
  month,
  /** The months in which something was settled, and the running one, the latest first. */
  months: z.array(month),
  days: z.array(settledDay),
  /** How far each provider has told its days. */
  asked: z.array(z.strictObject({ gateway: z.string(), day, at: z.iso.datetime() })),
  /** Paid more than five business days ago and settled on none; the longest first, a hundred at the most. */
  late: z.array(z.strictObject({ order: publicId, gateway: z.string() })),
})
export type SettledMonth = z.output<typeof settledMonth>

/** The calls of settlements; all of them the office's. */
export const contract = {
  'payouts.list_days': call({
    http: 'GET /api/office/payouts',
    viewer: { staff: settlementReaders },
    about:
      'What providers paid out in a month, by provider, day and currency, the latest first; the running month when none is named. With how far each was asked, and the orders whose money should have arrived and has not.',
    takes: z.strictObject({ month: month.optional() }),
    gives: settledMonth,
  }),
} satisfies Contract
