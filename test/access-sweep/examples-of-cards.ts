import { randomUUID } from 'node:crypto'

/** Saved cards, part of `examples`. */
export const examplesOfCards = {
  'saved_cards.list': { takes: () => ({}) },
  'saved_cards.read_repeat': { takes: () => ({}) },
  'saved_cards.read_charge': { takes: ({ order }: { readonly order: string }) => ({ order }), at: 'order' },
  // No one in the sweep has a saved card, and the order is still waiting for its payment.
  'saved_cards.remove': { takes: () => ({ card: randomUUID() }), gives: [404] },
  'saved_cards.repeat_order': {
    takes: ({ order }: { readonly order: string }) => ({
      id: randomUUID(),
      order,
      card: randomUUID(),
      consent: true,
      price_minor: 999,
    }),
    at: 'order',
    gives: [409],
  },
} as const
