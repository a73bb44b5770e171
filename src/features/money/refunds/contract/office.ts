import { decisionErrors, staffWith } from '#features/members/staff/index.ts'
import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { methodKeys, refundReasons, orderStatuses } from '#features/money/payments/index.ts'
import { staffReasons } from '../rules/staff-reasons.ts'
import { officeRefundStates } from '../rules/refund-states.ts'
import { dispute, ruling, createRulingEndpoints } from './rulings.ts'

const minor = z.int()
const at = z.iso.datetime()
const readers = staffWith('orders.read')
const payers = staffWith('refunds.pay')

/** An order in a list. */
const foundOrder = z.strictObject({
  order: publicId,
  site: z.string(),
  name: z.string(),
  /** The public id of the buyer; null once the account is erased. */
  member: publicId.nullable(),
  email: z.string().nullable(),
  credits: z.int(),
  price_minor: minor,
  currency: z.string(),
  method: z.enum(methodKeys),
  status: z.enum(orderStatuses),
  at,
})
export type FoundOrder = z.output<typeof foundOrder>

const refund = z.strictObject({
  id: publicId,
  order: publicId,
  amount_minor: minor,
  currency: z.string(),
  reason: z.enum(refundReasons),
  state: z.enum(officeRefundStates),
  /** Staff member who requested it; null for the product itself. */
  requested_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  /** Whether the viewer requested it and therefore may not approve it. */
  own: z.boolean(),
  /** A failed refund that was retried. */
  retried: z.boolean(),
  /**
   * A bank is deciding on the payment or has decided against us, so the refund can be declined but
   * not sent.
   */
  disputed: z.boolean(),
  /** Reference of a payment made in another way. */
  by_hand: z.string().nullable(),
  /**
   * Unspent credits taken back with it; if it is waiting, those that approving it would take back
   * now.
   */
  credits: z.int(),
  at,
  changed_at: at,
})
export type OfficeRefund = z.output<typeof refund>

/** Everything about an order. */
const orderFile = z.strictObject({
  ...foundOrder.shape,
  country: z.string(),
  consented: z.boolean(),
  /** First instant after the withdrawal period. */
  until: at,
  /**
   * Amount paid, how much of it is promised as refunds, and how much more one person may refund
   * alone.
   */
  paid_minor: minor,
  promised_minor: minor,
  alone_minor: minor,
  /** Unspent credits from the purchase, and whether they are frozen by a dispute. */
  unspent: z.int(),
  /** The facts that determine how many credits a refund takes back; null unless paid. */
  credits_back: z
    .strictObject({
      unspent: z.int(),
      paid_minor: minor,
      credited_minor: minor,
      rounding: z.int(),
      /** Amount refunded, without refunds waiting for a second person. */
      refunded_minor: minor,
    })
    .nullable(),
  frozen: z.boolean(),
  disputed: z.boolean(),
  /**
   * End of the payment method's refund period, whether it is over, and until when a bank can take
   * the money back (null: never). Null unless paid.
   */
  windows: z
    .strictObject({
      refundable_until: at,
      refund_late: z.boolean(),
      disputable_until: at.nullable(),
    })
    .nullable(),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  /** Staff rulings for cases where a provider does not respond. */
  rulings: z.array(ruling),
  /** The amount up to which one person may decide alone. */
  alone_ruling_minor: minor,
  /** History, oldest first. */
  steps: z.array(
    z.strictObject({
      at,
      kind: z.enum(['status', 'webhook', 'refund', 'withdrawal', 'dispute', 'credits']),
      what: z.string(),
      detail: z.string().nullable(),
      amount_minor: minor.nullable(),
      credits: z.int().nullable(),
      by: z.string().nullable(),
    }),
  ),
})
export type OrderFile = z.output<typeof orderFile>

/** Staff endpoints for viewing orders and refunding money (OPS-04). */
export const officeEndpoints = {
  'refunds.find_orders': endpoint({
    // Not a GET: what is searched for is often an address, which must not be in a server's log.
    route: 'POST /api/office/orders/searches',
    access: readers,
    summary:
      'Finds orders by number or by the buyer’s address; the latest ones if neither is given. At most fifty.',
    input: z.strictObject({ search: line({ max: 320 }).optional() }),
    output: z.strictObject({ orders: z.array(foundOrder) }),
  }),
  'refunds.read_file': endpoint({
    route: 'GET /api/office/orders/:order',
    access: readers,
    summary: 'An order with its history: status, webhooks, refunds, disputes, credit movements.',
    input: z.strictObject({ order: z.string().max(100) }),
    output: orderFile,
  }),
  'refunds.request': endpoint({
    route: 'POST /api/office/orders/:order/refunds',
    access: payers,
    secondFactor: 'recent',
    summary:
      'Refunds an order by its original payment method; the entire remaining amount if no amount is given. Above the limit a second person must approve.',
    input: z.strictObject({
      order: z.string().max(100),
      id: publicId,
      amount_minor: z.int().positive().nullable(),
      reason: z.enum(staffReasons),
    }),
    output: orderFile,
    errors: {
      'refunds.nothing_paid': 409,
      'refunds.nothing_left': 409,
      'refunds.too_much': 422,
      'refunds.disputed': 409,
      'refunds.id_used': 409,
    },
    idempotencyKey: 'id',
  }),
  'refunds.decide': endpoint({
    route: 'PUT /api/office/refunds/:refund/decision',
    access: payers,
    secondFactor: 'recent',
    summary:
      'Approves or declines a refund requested by another staff member. Repeating the call changes nothing.',
    input: z.strictObject({ refund: z.string().max(100), approved: z.boolean() }),
    output: refund,
    errors: { ...decisionErrors, 'refunds.disputed': 409 },
  }),
  'refunds.retry': endpoint({
    route: 'POST /api/office/refunds/:refund/retry',
    access: payers,
    secondFactor: 'recent',
    summary:
      'Requests a failed refund from the provider again. Repeating the call changes nothing.',
    input: z.strictObject({ refund: z.string().max(100), id: publicId }),
    output: refund,
    errors: { 'refunds.not_failed': 409, 'refunds.disputed': 409 },
    idempotencyKey: 'id',
  }),
  'refunds.list_open': endpoint({
    route: 'GET /api/office/refunds',
    access: readers,
    summary:
      'Everything waiting for staff: refunds to approve, failed or unanswered by a provider, disputes whose outcome no provider reports, rulings on either that a second person must approve, and withdrawals declared without a matching order; fifty of each.',
    input: z.strictObject({}),
    output: z.strictObject({
      waiting: z.int(),
      refunds: z.array(refund),
      disputes: z.array(dispute),
      /** Disputes whose outcome was reversed by the provider within the last thirty days. */
      overturned: z.array(dispute),
      rulings: z.array(ruling),
      unmatched: z.array(
        z.strictObject({
          id: publicId,
          order: line({ max: 100 }),
          email: z.string(),
          name: z.string(),
          at,
        }),
      ),
      /** How many declarations match no order; the oldest fifty are listed. */
      unmatched_count: z.int(),
    }),
  }),
  'refunds.count_open': endpoint({
    route: 'GET /api/office/refunds/count',
    access: readers,
    summary: 'Number of refunds, disputes and rulings waiting for staff.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int() }),
  }),
  'refunds.handle_declaration': endpoint({
    route: 'PUT /api/office/withdrawals/:declaration/handled',
    access: payers,
    summary:
      'Marks a declared withdrawal that matches no order as checked, so that the next one is listed. Repeating it changes nothing.',
    input: z.strictObject({ declaration: publicId }),
    output: z.null(),
  }),
  ...createRulingEndpoints(orderFile),
} satisfies Contract
