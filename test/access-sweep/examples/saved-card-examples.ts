import { randomUUID } from 'node:crypto'

/** Saved cards, part of `examples`. */
export const savedCardExamples = {
  'saved_cards.list': { input: () => ({}) },
  'saved_cards.read_repeat': { input: () => ({}) },
  'saved_cards.read_charge': {
    input: ({ order }: { readonly order: string }) => ({ order }),
    at: 'order',
  },
  // No one in the sweep has a saved card, and the order is still waiting for its payment.
  'saved_cards.remove': { input: () => ({ card: randomUUID() }), statuses: [404] },
  'saved_cards.repeat_order': {
    input: ({ order }: { readonly order: string }) => ({
      id: randomUUID(),
      order,
      card: randomUUID(),
      consent: true,
      price_minor: 999,
    }),
    at: 'order',
    statuses: [409],
  },
} as const
