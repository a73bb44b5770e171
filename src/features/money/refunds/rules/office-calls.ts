import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { methodKeys } from '#features/money/payments/rules/methods.ts'
import { refundReasons } from '#features/money/payments/rules/money-back.ts'
import { orderStatuses } from '#features/money/payments/rules/order-status.ts'
import { orderReaders, refunders, staffReasons } from './money-people.ts'
import { officeStates } from './refund-states.ts'
import { dispute, ruling, rulingCalls } from './ruling-calls.ts'

const minor = z.int()
const at = z.iso.datetime()
const readers = { staff: orderReaders } as const
const payers = { staff: refunders } as const

/** An order in a list. */
const found = z.strictObject({
  order: publicId,
  site: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  credits: z.int(),
  price_minor: minor,
  currency: z.string(),
  method: z.enum(methodKeys),
  status: z.enum(orderStatuses),
  at,
})
export type FoundOrder = z.output<typeof found>

const refund = z.strictObject({
  id: publicId,
  order: publicId,
  amount_minor: minor,
  currency: z.string(),
  reason: z.enum(refundReasons),
  state: z.enum(officeStates),
  /** Who of the staff wanted it; null for the product itself. */
  requested_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  /** Whether whoever looks is the one who wanted it, and may not approve. */
  own: z.boolean(),
  /** A failed one that was asked for anew. */
  retried: z.boolean(),
  /** A bank decides about the payment, or has decided against us: it can be declined and not sent. */
  disputed: z.boolean(),
  /** The reference by which it was paid another way. */
  by_hand: z.string().nullable(),
  at,
  changed_at: at,
})
export type OfficeRefund = z.output<typeof refund>

/** All there is about an order. */
const orderFile = z.strictObject({
  ...found.shape,
  country: z.string(),
  consented: z.boolean(),
  /** The first instant at which it is too late to withdraw. */
  until: at,
  /** What was paid, what of it is promised back, and up to how much more one person may give back alone. */
  paid_minor: minor,
  promised_minor: minor,
  alone_minor: minor,
  /** Of the credits bought, how many nobody has spent, and whether they wait for the payer's bank. */
  unspent: z.int(),
  frozen: z.boolean(),
  disputed: z.boolean(),
  /** Until when its way to pay takes refunds, whether that is over, and until when a bank can fetch the money back (null: never). Null unless paid. */
  windows: z
    .strictObject({ refundable_until: at, refund_late: z.boolean(), disputable_until: at.nullable() })
    .nullable(),
  refunds: z.array(refund),
  disputes: z.array(dispute),
  /** What the staff said of them where a provider does not. */
  rulings: z.array(ruling),
  /** Up to how much one person may say so alone. */
  alone_ruling_minor: minor,
  /** What happened, the earliest first. */
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

/** The calls by which the staff look at orders and give money back (OPS-04). */
export const officeCalls = {
  'refunds.find_orders': call({
    http: 'GET /api/office/orders',
    viewer: readers,
    about:
      'Orders by their number or by the address of their buyer; the latest of all without either. Fifty at the most.',
    takes: z.strictObject({ search: line({ max: 320 }).optional() }),
    gives: z.strictObject({ orders: z.array(found) }),
  }),
  'refunds.read_file': call({
    http: 'GET /api/office/orders/:order',
    viewer: readers,
    about: 'An order with all that happened to it: status, webhooks, refunds, disputes, credits moved.',
    takes: z.strictObject({ order: z.string().max(100) }),
    gives: orderFile,
  }),
  'refunds.request': call({
    http: 'POST /api/office/orders/:order/refunds',
    viewer: payers,
    about:
      'Gives money of an order back by the way it came; all that is left without an amount. Above the limit a second person has to approve.',
    takes: z.strictObject({
      order: z.string().max(100),
      id: publicId,
      amount_minor: z.int().positive().nullable(),
      reason: z.enum(staffReasons),
    }),
    gives: orderFile,
    refuses: {
      'refunds.nothing_paid': 409,
      'refunds.nothing_left': 409,
      'refunds.too_much': 422,
      'refunds.disputed': 409,
      'refunds.id_used': 409,
    },
    once: 'id',
  }),
  'refunds.decide': call({
    http: 'PUT /api/office/refunds/:refund/decision',
    viewer: payers,
    about: 'Approves or declines a refund that somebody else of the staff wanted. The same again changes nothing.',
    takes: z.strictObject({ refund: z.string().max(100), approved: z.boolean() }),
    gives: refund,
    refuses: { 'refunds.own_request': 409, 'refunds.decided': 409, 'refunds.disputed': 409 },
  }),
  'refunds.retry': call({
    http: 'POST /api/office/refunds/:refund/retry',
    viewer: payers,
    about: 'Asks the provider anew for a refund that failed. The same again changes nothing.',
    takes: z.strictObject({ refund: z.string().max(100), id: publicId }),
    gives: refund,
    refuses: { 'refunds.not_failed': 409, 'refunds.disputed': 409 },
    once: 'id',
  }),
  'refunds.list_open': call({
    http: 'GET /api/office/refunds',
    viewer: readers,
    about:
      'What waits for somebody: refunds to approve, that failed or that no provider answers for, disputes whose end no provider tells, what somebody says of either and a second person has to approve, declared withdrawals that fit no order; fifty of each.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      waiting: z.int(),
      refunds: z.array(refund),
      disputes: z.array(dispute),
      /** Of which the provider said in these thirty days that they ended otherwise than was told before. */
      overturned: z.array(dispute),
      rulings: z.array(ruling),
      unmatched: z.array(
        z.strictObject({ id: publicId, order: line({ max: 100 }), email: z.string(), name: z.string(), at }),
      ),
    }),
  }),
  'refunds.count_open': call({
    http: 'GET /api/office/refunds/count',
    viewer: readers,
    about: 'How many refunds, disputes and decisions about them wait for somebody.',
    takes: z.strictObject({}),
    gives: z.strictObject({ waiting: z.int() }),
  }),
  ...rulingCalls(orderFile),
} satisfies Contract
