import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { country } from '#features/site/geography/contract.ts'
import { paidActs } from '#features/money/credits/index.ts'
import { failures } from '../rules/provider-codes/failures.ts'
import { orderStatuses } from '../rules/order-status.ts'
import { currency, method, minor } from './fields.ts'

export { events } from './events.ts'

const bundleId = z.enum(['p0', 'p1', 'p2', 'p3'])
/** A package, or exactly the credits missing for one action. */
const sold = z.enum([...bundleId.options, 'exact'])
const act = z.enum(paidActs)
const at = z.iso.datetime()

/** A package as sold on this site now. */
const offer = z.strictObject({
  id: bundleId,
  credits: z.int(),
  price_minor: minor,
  /** The amount counted against the member's spending limits, in the site's currency. */
  counts_minor: minor,
  /** The price per credit, rounded for display. */
  credit_minor: minor,
  /** Number of text messages it pays for; null if messages are free. */
  messages: z.int().nullable(),
})

const order = z.strictObject({
  id: publicId,
  bundle: sold,
  /** The action an exact order is for; null for a package. */
  act: act.nullable(),
  credits: z.int(),
  /** The total amount paid. */
  price_minor: minor,
  /** Before the discount. */
  list_price_minor: minor,
  /** The discount by a code; null without one. */
  discount: z.strictObject({ code: z.string(), minor }).nullable(),
  currency,
  country: z.string(),
  method,
  status: z.enum(orderStatuses),
  created_at: at,
  changed_at: at,
  /** The payment page while it is open. */
  redirect: z.string().nullable(),
  /** The page on the site that the member came from. */
  return_to: z.string().nullable(),
  /** The invoice number once the order is paid. */
  invoice: z.string().nullable(),
  /**
   * Money for a paid order that has been returned or is on its way; null if none. A withdrawal
   * returns nothing until the money has arrived.
   */
  returned: z
    .strictObject({ reason: z.enum(['withdrawn', 'refunded', 'charged_back']), minor })
    .nullable(),
  /** The day from which a direct debit is collected; null for other methods. */
  due_on: z.iso.date().nullable(),
  /** The reason for the failure, if reported by the provider. */
  failure: z.enum(failures).nullable(),
  /** The provider did not respond just now, so the data may be outdated. */
  provider_silent: z.boolean(),
  /** Closed because another of the member's orders took over its discount code. */
  replaced: z.boolean(),
})
/** An order as shown to its buyer. */
export type OrderView = z.output<typeof order>

export const contract = {
  'payments.list_offers': endpoint({
    route: 'GET /api/credits/offers',
    access: 'anyone',
    summary:
      'Credit prices and payment methods for a country: the requested one, which is remembered; otherwise the last one or the visitor’s own.',
    input: z.strictObject({ country: z.string().max(2).optional() }),
    output: z.strictObject({
      country: z.string(),
      countries: z.array(country),
      currency,
      bundles: z.array(offer),
      /**
       * In display order, starting with the one used last. Empty while nothing can be bought. There
       * are no fees for any method.
       */
      methods: z.array(
        z.strictObject({
          key: method,
          brands: z.array(method),
          confirms: z.enum(['instant', 'delayed']),
          least_minor: minor,
          /** Whether the card can be saved for further orders. */
          keeps_card: z.boolean(),
        }),
      ),
      /**
       * Temporary sales stops by the operator: all sales, or payment methods normally offered here.
       */
      closed: z.strictObject({
        all: z.boolean(),
        /**
         * Nothing can be bought because the operator has not entered complete company details yet.
         */
        not_ready: z.boolean(),
        methods: z.array(method),
      }),
      /**
       * The reader's last purchase, for repeating it; null for visitors and before the first one.
       */
      last: z.strictObject({ bundle: sold, method }).nullable(),
      refund_days: z.int(),
      prices: z.strictObject({
        message_credits: z.int(),
        photo_credits: z.int(),
        gift_credits: z.int(),
      }),
      /**
       * Number of conversations in which the reader's first message is free; for members, those
       * remaining.
       */
      free_conversations: z.int(),
      /** Number of conversations a free member may start. */
      started_conversations: z.int(),
      free_photos: z.int(),
      premium_photos: z.int(),
    }),
  }),
  'payments.start_order': endpoint({
    route: 'POST /api/orders',
    access: 'member',
    summary: 'Orders a package with the obligation to pay for it, and returns where to pay.',
    input: z.strictObject({
      id: publicId,
      bundle: sold,
      /** The action an exact order is for; defaults to a message. */
      act: act.optional(),
      method,
      country,
      /**
       * Consent to receive the credits immediately, with its consequences for the right of
       * withdrawal.
       */
      consent: z.boolean(),
      /** The price shown on the button; an order at another price is refused. */
      price_minor: minor.optional(),
      /** A discount code; the price is then the discounted one. */
      code: line({ max: 60 }).optional(),
      /** Whether to save the card; ignored for methods that cannot save one. */
      keep_card: z.boolean().optional(),
      /** A page of this site to return to; anything else is ignored. */
      return_to: line({ max: 500 }).optional(),
    }),
    output: z.strictObject({ order, redirect: z.string().nullable() }),
    errors: {
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
      'payments.not_ready_to_sell': 503,
      'payments.method_stopped': 409,
      'payments.gateway_timeout': 503,
    },
    rateLimit: { name: 'payments.start_order', count: 30, seconds: 3600, storage: 'database' },
    idempotencyKey: 'id',
  }),
  'payments.read_exact': endpoint({
    route: 'GET /api/credits/exact',
    access: 'member',
    summary:
      'The exact price of the credits missing for one action; null if none are missing or single credits are not sold.',
    input: z.strictObject({ act, country: z.string().max(2).optional() }),
    output: z.strictObject({
      act,
      /** The price of the action in credits. */
      cost: z.int(),
      currency,
      exact: z
        .strictObject({
          held: z.int(),
          credits: z.int(),
          price_minor: minor,
          /** The amount counted against the member's spending limits, in the site's currency. */
          counts_minor: minor,
          credit_minor: minor,
          /**
           * The price per credit in the smallest package, and the maximum surcharge on a single
           * credit.
           */
          smallest_credit_minor: minor,
          most_percent: z.int(),
        })
        .nullable(),
    }),
  }),
  'payments.read_order': endpoint({
    route: 'GET /api/orders/:order',
    access: 'member',
    summary:
      'One of the member’s orders. While it is pending, the provider is queried at most every three seconds.',
    input: z.strictObject({ order: z.string().max(100) }),
    output: order,
  }),
  'payments.list_orders': endpoint({
    route: 'GET /api/orders',
    access: 'member',
    summary:
      'The member’s orders, latest first, twenty at a time; pass `next` of one page as `before` for the following one.',
    input: z.strictObject({ before: publicId.optional() }),
    output: z.strictObject({ orders: z.array(order), next: publicId.nullable() }),
  }),
} satisfies Contract
