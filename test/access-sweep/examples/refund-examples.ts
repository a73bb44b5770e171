import { randomUUID } from 'node:crypto'

interface Named {
  readonly order: string
  readonly email: string
}

/** Refunds and withdrawals, part of `examples`. */
export const refundExamples = {
  'refunds.read_order': { input: ({ order }: Named) => ({ order }), at: 'order' },
  'refunds.list_withdrawable': { input: () => ({}) },
  // The sweep's order is still waiting for its payment, so there is nothing to withdraw from.
  'refunds.withdraw': { input: ({ order }: Named) => ({ order }), at: 'order', statuses: [409] },
  'refunds.declare': {
    input: ({ order, email }: Named) => ({ id: randomUUID(), order, email }),
    at: 'order',
    // The response is the same whether or not the order exists.
    absent: [204],
    // Declarations from any viewer are stored before it is known whether they match an order.
    touchesByAnyone: ['refunds.guest_withdrawal'],
    settles: true,
  },
} as const
