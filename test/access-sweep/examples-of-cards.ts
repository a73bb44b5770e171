import { randomUUID } from 'node:crypto'

/** What one asks of remembered cards, beside `examples`. */
export const examplesOfCards = {
  'saved_cards.list': { takes: () => ({}) },
  'saved_cards.read_repeat': { takes: () => ({}) },
  'saved_cards.read_charge': { takes: ({ order }: { readonly order: string }) => ({ order }), at: 'order' },
  // Nobody in the sweep has had a card remembered, and the order still waits for its payment.
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
