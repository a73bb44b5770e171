import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { country } from '#features/site/geography/contract.ts'
import { paidActs } from '#features/money/credits/index.ts'
import { failures } from './rules/failures.ts'
import { methodKeys } from './rules/methods.ts'
import { disputeStates } from './rules/money-back.ts'
import { orderStatuses } from './rules/order-status.ts'

const minor = z.int()
const currency = z.string()
const bundleId = z.enum(['p0', 'p1', 'p2', 'p3'])
const method = z.enum(methodKeys)
/** A package, or exactly what is missing for one act. */
const sold = z.enum([...bundleId.options, 'exact'])
const act = z.enum(paidActs)
const at = z.iso.datetime()

/** A bundle as it is sold here and now. */
const offer = z.strictObject({
  id: bundleId,
  credits: z.int(),
  price_minor: minor,
  /** What it counts for against the member's own limits, in the site's currency. */
  counts_minor: minor,
  /** What one credit comes to, rounded as it is shown. */
  credit_minor: minor,
  /** Text messages it pays for; null where they are free. */
  messages: z.int().nullable(),
})

const order = z.strictObject({
  id: publicId,
  bundle: sold,
  /** What an exact order was for; null for a package. */
  act: act.nullable(),
  credits: z.int(),
  /** All that is paid. */
  price_minor: minor,
  /** Before the discount. */
  list_price_minor: minor,
  /** What a code took off; null without one. */
  discount: z.strictObject({ code: z.string(), minor }).nullable(),
  currency,
  country: z.string(),
  method,
  status: z.enum(orderStatuses),
  created_at: at,
  changed_at: at,
  /** The payment page, while it is open. */
  redirect: z.string().nullable(),
  /** The page of the site the member came from. */
  return_to: z.string().nullable(),
  /** The number of its invoice, once it is paid. */
  invoice: z.string().nullable(),
  /** Why it failed, when the provider told. */
  failure: z.enum(failures).nullable(),
  /** The provider was asked just now and did not answer; what stands here may be old. */
  provider_silent: z.boolean(),
  /** It was closed because its code went on to another own order. */
  replaced: z.boolean(),
})
/** An order as its buyer sees it. */
export type OrderView = z.output<typeof order>

/** The calls of payments. */
export const contract = {
  'payments.list_offers': call({
    http: 'GET /api/credits/offers',
    viewer: 'anyone',
    about:
      'What credits cost and how they can be paid for in a country: the one asked for, which is remembered, else the last one, else the visitor’s own.',
    takes: z.strictObject({ country: z.string().max(2).optional() }),
    gives: z.strictObject({
      country: z.string(),
      countries: z.array(country),
      currency,
      bundles: z.array(offer),
      /** In the order in which they are shown, the one used last before all others. None while nothing can be bought. No method costs a fee. */
      methods: z.array(
        z.strictObject({
          key: method,
          brands: z.array(method),
          confirms: z.enum(['instant', 'delayed']),
          least_minor: minor,
          /** Whether the card can be remembered for another order. */
          keeps_card: z.boolean(),
        }),
      ),
      /** What the operator has closed for the moment: all that is sold, or ways to pay that would be offered here. */
      closed: z.strictObject({ all: z.boolean(), methods: z.array(method) }),
      refund_days: z.int(),
      prices: z.strictObject({ message_credits: z.int(), photo_credits: z.int(), gift_credits: z.int() }),
      free_conversations: z.int(),
      /** How many conversations a free member may begin. */
      started_conversations: z.int(),
      free_photos: z.int(),
      premium_photos: z.int(),
    }),
  }),
  'payments.start_order': call({
    http: 'POST /api/orders',
    viewer: 'member',
    about: 'Orders a bundle with the obligation to pay for it, and tells where to pay.',
    takes: z.strictObject({
      id: publicId,
      bundle: sold,
      /** What an exact order is for; a message when left out. */
      act: act.optional(),
      method,
      country,
      /** That the credits shall come at once, and what that means for withdrawing. */
      consent: z.boolean(),
      /** What the button said; an order at another price is refused. */
      price_minor: minor.optional(),
      /** A discount code; the price is then the discounted one. */
      code: line({ max: 60 }).optional(),
      /** That the card shall be remembered; passed over where no card can be. */
      keep_card: z.boolean().optional(),
      /** A page of this site to go back to; anything else is passed over. */
      return_to: line({ max: 500 }).optional(),
    }),
    gives: z.strictObject({ order, redirect: z.string().nullable() }),
    refuses: {
      'payments.consent_needed': 422,
      'payments.method_not_offered': 422,
      'payments.country_not_offered': 422,
      'payments.bundle_not_offered': 422,
      'payments.nothing_missing': 409,
      'payments.below_minimum': 422,
      'payments.price_changed': 409,
      'payments.code_refused': 409,
      'payments.code_reserved': 409,
      'payments.id_used': 409,
      'payments.direct_debit_limit': 409,
      'payments.form_needed': 409,
      'payments.debit_refused': 409,
      'payments.paused': 403,
      'payments.excluded': 403,
      'payments.limit_reached': 409,
      'payments.above_maximum': 409,
      'payments.not_on_sale': 503,
      'payments.sales_stopped': 503,
      'payments.method_stopped': 409,
      'payments.gateway_timeout': 503,
    },
    limit: { name: 'payments.start_order', count: 30, seconds: 3600, kept: 'database' },
    once: 'id',
  }),
  'payments.read_exact': call({
    http: 'GET /api/credits/exact',
    viewer: 'member',
    about:
      'What exactly the credits cost that are missing for one act; null where nothing is missing or no single credit is sold.',
    takes: z.strictObject({ act, country: z.string().max(2).optional() }),
    gives: z.strictObject({
      act,
      /** What the act costs, in credits. */
      cost: z.int(),
      currency,
      exact: z
        .strictObject({
          held: z.int(),
          credits: z.int(),
          price_minor: minor,
          /** What it counts for against one's own limits, in the site's currency. */
          counts_minor: minor,
          credit_minor: minor,
          /** What a credit costs in the smallest package, and how much dearer a single one may be. */
          smallest_credit_minor: minor,
          most_percent: z.int(),
        })
        .nullable(),
    }),
  }),
  'payments.read_order': call({
    http: 'GET /api/orders/:order',
    viewer: 'member',
    about: 'An own order. While it waits, the provider is asked, at most every three seconds.',
    takes: z.strictObject({ order: z.string().max(100) }),
    gives: order,
  }),
  'payments.list_orders': call({
    http: 'GET /api/orders',
    viewer: 'member',
    about: 'The own orders, the latest first, twenty at a time; `next` of one page is `before` of the following one.',
    takes: z.strictObject({ before: publicId.optional() }),
    gives: z.strictObject({ orders: z.array(order), next: publicId.nullable() }),
  }),
} satisfies Contract

/** What payments tell the features above. */
export const events = {
  /** The money of an order is there and its credits are given; told in the transaction that did both. Places are country codes only. */
  'payments.completed': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      account: z.int(),
      site: z.int(),
      gateway: z.string(),
      credits: z.int(),
      /** All that was paid, value-added tax included. */
      price_minor: minor,
      currency,
      /** Where the payer says to live, where the network address was when ordering, and where the bank or card is, when known. */
      country: z.string(),
      address_country: z.string().nullable(),
      payer_country: z.string().nullable(),
    }),
  }),
  /** A provider was asked about a payment that brought money, or whose payer disputes it; told whether anything changed or not. */
  'payments.status_received': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      attempt: publicId,
      gateway: z.string(),
      ref: z.string(),
      /** What its money is; null while there is none. */
      counted_as: z.enum(['price', 'surplus']).nullable(),
      dispute: z
        .strictObject({
          id: z.string(),
          amountMinor: z.int(),
          state: z.enum(disputeStates),
          reason: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
  /** The provider remembers the card of a paid order whose member asked for it. The token is of use to nobody without the provider's keys. */
  'payments.card_saved': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      account: z.int(),
      gateway: z.string(),
      method,
      card: z.strictObject({ token: z.string(), brand: z.string(), last4: z.string(), expires: z.string() }),
    }),
  }),
  /** Money of an order went back to whoever paid it: a refund arrived, or the payer's bank took it. */
  'payments.refunded': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      amountMinor: z.int().positive(),
      at: z.date(),
      /** The refund or dispute it went by: the same one is told once. */
      key: z.string(),
      /** Why; `chargeback` where the bank took it. */
      reason: z.string(),
      /** Whether the operator paid it from an account of their own, and the provider nothing. */
      byHand: z.boolean().optional(),
    }),
  }),
  /** The payer's bank asks for an order's money, or how that was decided. */
  'payments.disputed': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      key: z.string(),
      amountMinor: z.int().positive(),
      state: z.enum(disputeStates),
      /** Whether it was told to have ended the other way before. */
      overturned: z.boolean().optional(),
    }),
  }),
} satisfies Events
