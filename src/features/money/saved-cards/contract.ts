import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import type { Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'
import { line } from '#kernel/text.ts'
import { contract as payments } from '#features/money/payments/contract.ts'
import { methodKeys } from '#features/money/payments/index.ts'
import { cardStates } from './rules/card-state.ts'

const start = payments['payments.start_order']
/** What is shown of a card: never its token, and of its number the last four digits. */
const face = { brand: z.string(), last4: z.string(), expires: z.string() }
const card = z.strictObject({
  id: publicId,
  /** The way to pay it was kept by, and pays by. */
  method: z.enum(methodKeys),
  ...face,
  state: z.enum(cardStates),
})
/** A kept card as its owner sees it. */
export type CardView = z.output<typeof card>

/** The calls of cards. */
export const contract = {
  'saved_cards.list': call({
    http: 'GET /api/cards',
    viewer: 'member',
    about: 'The own kept cards, the latest first: brand, last four digits, month, and whether one still pays.',
    takes: z.strictObject({}),
    gives: z.strictObject({ cards: z.array(card) }),
  }),
  'saved_cards.remove': call({
    http: 'DELETE /api/cards/:card',
    viewer: 'member',
    about: 'Removes a kept card here and has its provider forget it, later where the provider does not answer.',
    takes: z.strictObject({ card: z.string().max(100) }),
    gives: z.null(),
    limit: { name: 'saved_cards.remove', count: 60, seconds: 3600 },
  }),
  'saved_cards.read_repeat': call({
    http: 'GET /api/credits/repeat-order',
    viewer: 'member',
    about: 'What can be ordered again by a kept card: the last package that was paid, and the cards.',
    takes: z.strictObject({}),
    gives: z.strictObject({
      /** Null for who bought no package yet. */
      last: z
        .strictObject({
          order: publicId,
          bundle: z.enum(['p0', 'p1', 'p2', 'p3']),
          credits: z.int(),
          price_minor: z.int(),
          currency: z.string(),
          country: z.string(),
          ordered_at: z.iso.datetime(),
        })
        .nullable(),
      /** Those that can be charged here, with those that cannot any more. */
      cards: z.array(card),
      /** An own order by a kept card that is not paid yet and keeps another from being placed. */
      waits: publicId.nullable(),
    }),
  }),
  'saved_cards.repeat_order': call({
    http: 'POST /api/orders/repeat',
    viewer: 'member',
    about: 'Orders the last package again, with the obligation to pay for it, and pays it by a kept card.',
    takes: z.strictObject({
      id: publicId,
      /** The order that is repeated; another one since, and this is refused. */
      order: publicId,
      card: publicId,
      /** That the credits shall come at once, and what that means for withdrawing. */
      consent: z.boolean(),
      /** What the page said; an order at another price is refused. */
      price_minor: z.int(),
      /** A discount code; the price is then the discounted one. */
      code: line({ max: 60 }).optional(),
      /** A page of this site to go back to; anything else is passed over. */
      return_to: line({ max: 500 }).optional(),
    }),
    gives: start.gives,
    refuses: {
      ...start.refuses,
      'saved_cards.card_removed': 409,
      'saved_cards.card_expired': 409,
      'saved_cards.nothing_to_repeat': 409,
      'saved_cards.newer_order': 409,
      'saved_cards.order_pending': 409,
    },
    limit: { name: 'saved_cards.repeat_order', count: 30, seconds: 3600, kept: 'database' },
    once: 'id',
  }),
  'saved_cards.read_charge': call({
    http: 'GET /api/orders/:order/card',
    viewer: 'member',
    about: 'By which kept card an own order is paid; null for an order that is paid in another way.',
    takes: z.strictObject({ order: z.string().max(100) }),
    gives: z.strictObject({
      charge: z
        .strictObject({
          /** Null when it was removed since. */
          card: card.nullable(),
          /** The provider did not know the card any more, and nothing was charged. */
          refused: z.boolean(),
        })
        .nullable(),
    }),
  }),
} satisfies Contract

/** Cards tell nobody. */
export const events = {} satisfies Events
