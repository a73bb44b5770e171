import { randomUUID } from 'node:crypto'
import type { Example } from '../../access-sweep/examples/example.ts'

/** Example inputs for the staff endpoints of discount codes. */
export const discountCodeExamples: Readonly<Record<string, Example>> = {
  'discounts.make_code': {
    input: () => ({
      id: randomUUID(),
      site: 1,
      code: `SUN${randomUUID().slice(0, 8).toUpperCase()}`,
      member: null,
      country: null,
      percentage: null,
      value_minor: 500,
      currency: 'EUR',
      minimum_order_minor: 2000,
      paymentmethods: ['ideal'],
      from: '2099-01-01',
      until: null,
    }),
  },
  // A code that does not exist; the response is the same as for any other.
  'discounts.decide_code': { input: () => ({ code: randomUUID(), approved: true }) },
  'discounts.switch_code': { input: () => ({ code: randomUUID(), on: false }) },
}
