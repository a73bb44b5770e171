import { randomUUID } from 'node:crypto'
import type { Example } from '../../access-sweep/example.ts'

/** The staff's calls about discount codes. */
export const examplesOfCodes: Readonly<Record<string, Example>> = {
  'discounts.make_code': {
    takes: () => ({
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
  // Nobody's: what is told of it is what is told of any other.
  'discounts.switch_code': { takes: () => ({ code: randomUUID(), on: false }) },
}
