import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import type { Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { contract as payments } from '#features/money/payments/contract/payments.ts'
import { methodKeys } from '#features/money/payments/index.ts'
import { cardStates } from './rules/card-state.ts'

const start = payments['payments.start_order']
/** The public part of a card: brand, last four digits and expiry month; never its token. */
const cardSummary = { brand: z.string(), last4: z.string(), expires: z.string() }
const card = z.strictObject({
  id: publicId,
  /** The payment method the card was saved with and is charged by. */
  method: z.enum(methodKeys),
  ...cardSummary,
  state: z.enum(cardStates),
})
/** A saved card as shown to its owner. */
export type CardView = z.output<typeof card>

export const contract = {
  'saved_cards.list': endpoint({
    route: 'GET /api/cards',
    access: 'member',
    summary:
      'The member’s saved cards, latest first: brand, last four digits, expiry month, and whether the card can still be charged.',
    input: z.strictObject({}),
    output: z.strictObject({ cards: z.array(card) }),
  }),
  'saved_cards.remove': endpoint({
    route: 'DELETE /api/cards/:card',
    openWithoutTerms: true,
    access: 'member',
    summary:
      'Removes a saved card here and at its provider; the provider is called again later if it does not respond.',
    input: z.strictObject({ card: z.string().max(100) }),
    output: z.null(),
    rateLimit: { name: 'saved_cards.remove', count: 60, seconds: 3600 },
  }),
  'saved_cards.read_repeat': endpoint({
    route: 'GET /api/credits/repeat-order',
    access: 'member',
    summary:
      'The items that can be reordered with a saved card: the last paid package, and the cards.',
    input: z.strictObject({}),
    output: z.strictObject({
      /** Null for members who have not bought a package yet. */
      last: z
        .strictObject({
          order: publicId,
          bundle: z.enum(['p0', 'p1', 'p2', 'p3']),
          credits: z.int(),
          price_minor: z.int(),
          currency: z.string(),
          country: z.string(),
          ordered_at: z.iso.datetime(),
          /** The saved card that paid for it; null if paid another way or if the card was removed. */
          card: publicId.nullable(),
        })
        .nullable(),
      /** Cards that can be charged on this site, including ones that are no longer usable. */
      cards: z.array(card),
      /** The member's unpaid order by saved card that blocks another one. */
      waits: publicId.nullable(),
    }),
  }),
  'saved_cards.repeat_order': endpoint({
    route: 'POST /api/orders/repeat',
    access: 'member',
    summary:
      'Orders the last package again, with the obligation to pay for it, and pays with a saved card.',
    input: z.strictObject({
      id: publicId,
      /** The order to repeat; refused if another one has been placed since. */
      order: publicId,
      card: publicId,
      /**
       * Consent to receive the credits immediately, with its consequences for the right of
       * withdrawal.
       */
      consent: z.boolean(),
      /** The price shown on the page; an order at another price is refused. */
      price_minor: z.int(),
      /** A discount code; the price is then the discounted one. */
      code: line({ max: 60 }).optional(),
      /** A page of this site to return to; anything else is ignored. */
      return_to: line({ max: 500 }).optional(),
    }),
    output: start.output,
    errors: {
      ...start.errors,
      'saved_cards.card_removed': 409,
      'saved_cards.card_expired': 409,
      'saved_cards.nothing_to_repeat': 409,
      'saved_cards.newer_order': 409,
      'saved_cards.order_pending': 409,
    },
    rateLimit: { name: 'saved_cards.repeat_order', count: 30, seconds: 3600, storage: 'database' },
    idempotencyKey: 'id',
  }),
  'saved_cards.read_charge': endpoint({
    route: 'GET /api/orders/:order/card',
    access: 'member',
    summary:
      'The saved card that pays for one of the member’s orders; null for an order paid in another way.',
    input: z.strictObject({ order: z.string().max(100) }),
    output: z.strictObject({
      charge: z
        .strictObject({
          /** Null if the card has been removed since. */
          card: card.nullable(),
          /** The provider no longer had the card, and nothing was charged. */
          refused: z.boolean(),
        })
        .nullable(),
    }),
  }),
} satisfies Contract

/** No events are emitted. */
export const events = {} satisfies Events
