import { expect, test } from 'vitest'
import { messageCosts } from './message-costs.ts'
import { settings } from './settings.ts'

const price = (own: object, currency = 'EUR') =>
  messageCosts(settings.parse({ countries: ['NL', 'CH'], ...own }), currency)

test('a message costs in money what the cheapest bundle makes it, rounded up', () => {
  // 2 credits of p3: 119.99 / 400 * 2 = 0.59995
  expect(price({})).toEqual({ NL: { costs: 60, currency: 'EUR' }, CH: { costs: 60, currency: 'EUR' } })
  expect(price({}, 'PLN').NL).toEqual({ costs: 258, currency: 'PLN' })
})

test.each([
  [
    { costs: 75, currency: 'EUR' },
    { costs: 75, currency: 'EUR' },
  ],
  [
    { costs: 10, currency: 'EUR' },
    { costs: 60, currency: 'EUR' },
  ],
  [
    { costs: 10, currency: 'CHF' },
    { costs: 60, currency: 'CHF' },
  ],
  [
    { costs: 700, currency: 'CZK' },
    { costs: 700, currency: 'CZK' },
  ],
])('set to %j it is %j', (set, expected) => {
  expect(price({ minimum_message_costs: { CH: set } }).CH).toEqual(expected)
})

test('a free message and a currency without a price cost nothing to tell', () => {
  expect(price({ message_credits: 0 })).toEqual({})
  expect(price({}, 'CZK')).toEqual({})
})
