import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import {
  failures,
  methodKeys,
  disputeStates,
  providerRefundStates,
  providerStates,
} from '#features/money/payments/index.ts'

/** Requests to the sandbox over HTTP, as an external provider would document them. */
export const createBody = z.strictObject({
  idempotency_key: z.string().min(1).max(100),
  amount_minor: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  method: z.enum(methodKeys),
  locale: z.enum(locales),
  reference: z.string().min(1).max(100),
  description: z.string().max(200),
  return_path: z.string().regex(/^\/(?![/\\])/),
  keep_card: z.boolean().default(false),
})
export type CreateBody = z.output<typeof createBody>

/** The request to charge a saved card. */
export const chargeBody = createBody.extend({ token: z.string().min(1).max(100) })
export type ChargeBody = z.output<typeof chargeBody>

/** The request to collect a direct debit. */
export const debitBody = createBody.omit({ keep_card: true }).extend({
  holder: z.string().min(2).max(70),
  iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/),
  mandate_reference: z.string().regex(/^[A-Z0-9-]{1,35}$/),
})
export type DebitBody = z.output<typeof debitBody>

/** The behaviour of a saved card's bank: decline, or challenge the owner. */
export const cardBehaviour = z
  .strictObject({ declines: z.boolean().optional(), asks: z.boolean().optional() })
  .refine((behaviour) => Object.keys(behaviour).length > 0)

/** A payment in the sandbox's responses. */
export const paymentBody = z.strictObject({
  id: z.string(),
  state: z.enum(providerStates),
  amount_minor: z.int(),
  currency: z.string(),
  reference: z.string(),
  pay_path: z.string(),
  refunded_minor: z.int(),
  dispute: z
    .strictObject({
      id: z.string(),
      amount_minor: z.int(),
      state: z.enum(disputeStates),
      reason: z.string().nullable(),
    })
    .nullable(),
  stored_card: z
    .strictObject({ token: z.string(), brand: z.string(), last4: z.string(), expires: z.string() })
    .nullable(),
  failure: z.enum(failures).nullable(),
  payer_country: z.string().nullable(),
})
export type PaymentBody = z.output<typeof paymentBody>

/** A page of payments, earliest first; `next` is the cursor of the following page. */
export const listBody = z.strictObject({
  payments: z.array(
    paymentBody
      .pick({ id: true, state: true, amount_minor: true, currency: true, reference: true })
      .extend({ created_at: z.iso.datetime() }),
  ),
  next: z.string().nullable(),
})
export type ListBody = z.output<typeof listBody>

/** The request to create a refund. */
export const refundBody = z.strictObject({
  idempotency_key: z.string().min(1).max(100),
  amount_minor: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type RefundBody = z.output<typeof refundBody>

/** A refund in the sandbox's responses. */
export const refundResponseBody = z.strictObject({
  id: z.string(),
  payment: z.string(),
  state: z.enum(providerRefundStates),
  amount_minor: z.int(),
  currency: z.string(),
})
export type RefundResponseBody = z.output<typeof refundResponseBody>

/** The settlement of a day in the sandbox's responses. */
export const settlementBody = z.array(
  z.strictObject({
    id: z.string(),
    kind: z.enum(['payment', 'refund', 'chargeback', 'fee', 'payout']),
    payment: z.string().nullable(),
    amount_minor: z.int(),
    currency: z.string(),
  }),
)
export type SettlementBody = z.output<typeof settlementBody>

/**
 * The content of its webhooks. The state is informational; trusting it without querying would be a
 * vulnerability.
 */
export const eventBody = z.strictObject({
  event: z.string().min(1).max(100),
  payment: z.string().min(1).max(100),
  state: z.string().max(30),
})
