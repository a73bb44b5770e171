import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { disputeStates, refundReasons } from '#features/money/payments/index.ts'
import { officeEndpoints } from './office.ts'
import { buyerRefundStates } from '../rules/refund-states.ts'

const minor = z.int()
const at = z.iso.datetime()
const orderName = z.string().max(100)

/** Refund information of an order for its buyer. */
const moneyBack = z.strictObject({
  order: publicId,
  currency: z.string(),
  /** Whether withdrawal is possible; `unpaid` for an order that was never paid. */
  may_withdraw: z.enum(['open', 'withdrawn', 'unpaid', 'over']),
  /** First instant after the withdrawal period. */
  until: at,
  /** The result of a withdrawal now: unspent credits, out of how many, and their price. */
  now: z.strictObject({ credits: z.int(), of: z.int(), amount_minor: minor }),
  withdrawal: z
    .strictObject({
      at,
      /** Null until the money has arrived and no bank dispute is pending. */
      settled: z.strictObject({ credits: z.int(), amount_minor: minor }).nullable(),
    })
    .nullable(),
  /** In order of request; a refund that failed and was retried appears once. */
  refunds: z.array(
    z.strictObject({
      id: publicId,
      amount_minor: minor,
      reason: z.enum(refundReasons),
      state: z.enum(buyerRefundStates),
      at,
      changed_at: at,
    }),
  ),
  /**
   * A dispute opened or won by the payer's bank; `frozen` credits cannot be spent until it is
   * decided.
   */
  dispute: z
    .strictObject({
      amount_minor: minor,
      state: z.enum(disputeStates),
      at,
      frozen: z.int(),
      taken: z.int(),
    })
    .nullable(),
})
export type MoneyBack = z.output<typeof moneyBack>

export const contract = {
  'refunds.read_order': endpoint({
    route: 'GET /api/orders/:order/money-back',
    access: 'member',
    summary:
      'Refund information of the member’s own order: whether it can still be withdrawn from and what that returns, refunds, disputes.',
    input: z.strictObject({ order: orderName }),
    output: moneyBack,
  }),
  'refunds.list_withdrawable': endpoint({
    route: 'GET /api/withdrawals',
    access: 'member',
    summary:
      'The member’s own orders that can still be withdrawn from, newest first, and the address the receipt is sent to.',
    input: z.strictObject({}),
    output: z.strictObject({
      name: z.string(),
      email: z.string(),
      orders: z.array(
        z.strictObject({
          order: publicId,
          credits: z.int(),
          price_minor: minor,
          currency: z.string(),
          at,
          until: at,
        }),
      ),
    }),
  }),
  'refunds.withdraw': endpoint({
    route: 'POST /api/orders/:order/withdrawal',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Withdraws from the member’s own order: unspent credits are taken back, their price is refunded by the original payment method, and a receipt with date and time is emailed. Repeating the call changes nothing.',
    input: z.strictObject({ order: orderName }),
    output: moneyBack,
    errors: { 'refunds.too_late': 409, 'refunds.nothing_paid': 409 },
    rateLimit: { name: 'refunds.withdraw', count: 30, seconds: 3600, storage: 'database' },
  }),
  'refunds.declare': endpoint({
    route: 'POST /api/withdrawals',
    access: 'anyone',
    summary:
      'Declares a withdrawal by order number and email address, logged in or not. The response is always the same; the receipt is sent to the address of the order.',
    input: z.strictObject({
      id: publicId,
      order: line({ min: 1, max: 100 }),
      email: line({ min: 1, max: 320 }),
      name: line({ max: 100 }).default(''),
    }),
    output: z.null(),
    errors: { 'refunds.order_required': 422, 'refunds.email_required': 422 },
    rateLimit: {
      name: 'refunds.declare',
      count: 20,
      seconds: 3600,
      by: 'address',
      storage: 'database',
    },
    idempotencyKey: 'id',
  }),
  ...officeEndpoints,
} satisfies Contract

/** Events emitted by refunds. */
export const events = {
  /**
   * A withdrawal was declared without logging in; matching it to an order happens separately from
   * the response.
   */
  'refunds.declared': event({ when: 'later', carries: z.strictObject({ declaration: publicId }) }),
  /** A member withdrew from an order; triggers the receipt. */
  'refunds.withdrawn': event({ when: 'later', carries: z.strictObject({ order: publicId }) }),
  /** A withdrawal was declared after the period; triggers an email to the buyer. */
  'refunds.withdrawal_late': event({
    when: 'later',
    carries: z.strictObject({ order: publicId, at }),
  }),
  /** A staff member gave credits instead of money back. */
  'refunds.credits_granted': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      account: z.int(),
      site: z.int(),
      credits: z.int(),
      /** The staff member's internal key. */
      by: z.int(),
    }),
  }),
  /** A refund must be requested from the provider, or its status checked. */
  'refunds.review_needed': event({ when: 'later', carries: z.strictObject({ refund: z.int() }) }),
} satisfies Events
