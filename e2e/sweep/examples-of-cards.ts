import { randomUUID } from 'node:crypto'

/** What one asks of remembered cards, beside `examples`. */
export const examplesOfCards = {
  'cards.list_own': { takes: () => ({}) },
  'cards.read_repeat': { takes: () => ({}) },
  'cards.read_charge': { takes: ({ order }: { readonly order: string }) => ({ order }), at: 'order' },
  // Nobody in the sweep has had a card remembered, and the order still waits for its payment.
  'cards.remove': { takes: () => ({ card: randomUUID() }), gives: [404] },
  'cards.repeat_order': {
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
