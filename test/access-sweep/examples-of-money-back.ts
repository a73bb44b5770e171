import { randomUUID } from 'node:crypto'

interface Named {
  readonly order: string
  readonly email: string
}

/** What one asks of money that goes back, beside `examples`. */
export const examplesOfMoneyBack = {
  'refunds.read_order': { takes: ({ order }: Named) => ({ order }), at: 'order' },
  'refunds.list_withdrawable': { takes: () => ({}) },
  // The order of the sweep waits for its payment, so there is nothing to withdraw from.
  'refunds.withdraw': { takes: ({ order }: Named) => ({ order }), at: 'order', gives: [409] },
  'refunds.declare': {
    takes: ({ order, email }: Named) => ({ id: randomUUID(), order, email }),
    at: 'order',
    // The answer is one whatever there is.
    absent: [204],
    // What was declared is kept until it is known whether it fits an order, whoever says so.
    touchesByAnyone: ['refunds.guest_withdrawal'],
    settles: true,
  },
} as const
