import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { disputeStates, refundReasons } from '#features/money/payments/index.ts'
import { officeCalls } from './rules/office-calls.ts'
import { shownStates } from './rules/refund-states.ts'

const minor = z.int()
const at = z.iso.datetime()
const orderName = z.string().max(100)

/** What goes back of an order, as its buyer sees it. */
const moneyBack = z.strictObject({
  order: publicId,
  currency: z.string(),
  /** Whether one may withdraw; `unpaid` for an order nobody paid for. */
  may_withdraw: z.enum(['open', 'withdrawn', 'unpaid', 'over']),
  /** The first instant at which it is too late. */
  until: at,
  /** What a withdrawal would give back now: credits nobody spent, of so many, and the money for them. */
  now: z.strictObject({ credits: z.int(), of: z.int(), amount_minor: minor }),
  withdrawal: z
    .strictObject({
      at,
      /** Null while the money is not there or a bank decides about it. */
      settled: z.strictObject({ credits: z.int(), amount_minor: minor }).nullable(),
    })
    .nullable(),
  /** In the order in which they were asked for; one that failed and was tried anew stands once. */
  refunds: z.array(
    z.strictObject({
      id: publicId,
      amount_minor: minor,
      reason: z.enum(refundReasons),
      state: z.enum(shownStates),
      at,
      changed_at: at,
    }),
  ),
  /** The payer's bank wants the money back, or took it; `frozen` credits wait for that. */
  dispute: z
    .strictObject({ amount_minor: minor, state: z.enum(disputeStates), at, frozen: z.int(), taken: z.int() })
    .nullable(),
})
export type MoneyBack = z.output<typeof moneyBack>

/** The calls of refunds. */
export const contract = {
  'refunds.read_order': call({
    http: 'GET /api/orders/:order/money-back',
    viewer: 'member',
    about: 'What goes back of an own order: whether one may still withdraw and what that gives, refunds, disputes.',
    takes: z.strictObject({ order: orderName }),
    gives: moneyBack,
  }),
  'refunds.list_withdrawable': call({
    http: 'GET /api/withdrawals',
    viewer: 'member',
    about: 'The own orders one may still withdraw from, the latest first, and the address the receipt goes to.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      name: z.string(),
      email: z.string(),
      orders: z.array(
        z.strictObject({ order: publicId, credits: z.int(), price_minor: minor, currency: z.string(), at, until: at }),
      ),
    }),
  }),
  'refunds.withdraw': call({
    http: 'POST /api/orders/:order/withdrawal',
    viewer: 'member',
    about:
      'Withdraws from an own order: unspent credits are taken back, their price is paid back by the way it came, and a receipt with date and time is mailed. A repeat changes nothing.',
    takes: z.strictObject({ order: orderName }),
    gives: moneyBack,
    refuses: { 'refunds.too_late': 409, 'refunds.nothing_paid': 409 },
    limit: { name: 'refunds.withdraw', count: 30, seconds: 3600, kept: 'database' },
  }),
  'refunds.declare': call({
    http: 'POST /api/withdrawals',
    viewer: 'anyone',
    about:
      'Declares a withdrawal by order number and e-mail address, logged in or not. Whatever there is, the answer is one; the receipt goes to the address of the order.',
    takes: z.strictObject({
      id: publicId,
      order: line({ min: 1, max: 100 }),
      email: line({ min: 1, max: 320 }),
      name: line({ max: 100 }).default(''),
    }),
    gives: z.null(),
    refuses: { 'refunds.order_required': 422, 'refunds.email_required': 422 },
    limit: { name: 'refunds.declare', count: 20, seconds: 3600, by: 'address', kept: 'database' },
    once: 'id',
  }),
  ...officeCalls,
} satisfies Contract

/** What refunds tell. */
export const events = {
  /** Somebody declared a withdrawal without logging in: whether it fits an order is found out apart from the answer. */
  'refunds.declared': event({ when: 'later', carries: z.strictObject({ declaration: publicId }) }),
  /** Somebody withdrew from an order: the receipt is written. */
  'refunds.withdrawn': event({ when: 'later', carries: z.strictObject({ order: publicId }) }),
  /** The days had passed when it was declared: its buyer is written that. */
  'refunds.withdrawal_late': event({ when: 'later', carries: z.strictObject({ order: publicId, at }) }),
  /** The provider is to be asked for a refund, or how one stands. */
  'refunds.review_needed': event({ when: 'later', carries: z.strictObject({ refund: z.int() }) }),
} satisfies Events
