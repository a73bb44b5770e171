import { z } from 'zod'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { disputeStates } from '../rules/money-back.ts'
import { currency, method, minor } from './fields.ts'

/** Events of payments for higher features. */
export const events = {
  /**
   * An order was paid and its credits were granted; emitted in the same transaction. Locations are
   * country codes only.
   */
  'payments.completed': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      account: z.int(),
      site: z.int(),
      gateway: z.string(),
      credits: z.int(),
      /** Total amount paid, including VAT. */
      price_minor: minor,
      currency,
      /**
       * The payer's stated country, the country of the network address when ordering, and that of
       * the bank or card, if known.
       */
      country: z.string(),
      address_country: z.string().nullable(),
      payer_country: z.string().nullable(),
    }),
  }),
  /**
   * A provider was queried about a paid or disputed payment; emitted whether or not anything
   * changed.
   */
  'payments.status_received': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      attempt: publicId,
      gateway: z.string(),
      ref: z.string(),
      /** The meaning of the money; null if none has arrived. */
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
  /**
   * The provider saved the card of a paid order at the member's request. The token is useless
   * without the provider's keys.
   */
  'payments.card_saved': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      account: z.int(),
      gateway: z.string(),
      method,
      card: z.strictObject({
        token: z.string(),
        brand: z.string(),
        last4: z.string(),
        expires: z.string(),
      }),
    }),
  }),
  /**
   * Money for an order was returned to the payer: a refund arrived, or the payer's bank reclaimed
   * it.
   */
  'payments.refunded': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      amountMinor: z.int().positive(),
      at: z.date(),
      /** Identifies the refund or dispute: repeated events have the same key. */
      key: z.string(),
      /** The reason; `chargeback` if the bank reclaimed it. */
      reason: z.string(),
      /** Whether the operator paid it from their own account rather than through the provider. */
      byHand: z.boolean().optional(),
    }),
  }),
  /** The payer's bank disputes an order, or the dispute was decided. */
  'payments.disputed': event({
    when: 'now',
    carries: z.strictObject({
      order: publicId,
      key: z.string(),
      amountMinor: z.int().positive(),
      state: z.enum(disputeStates),
      /** Whether the dispute had been reported before with the opposite result. */
      overturned: z.boolean().optional(),
    }),
  }),
} satisfies Events
