import { expect, test } from 'vitest'
import { priceCredits, messageCosts } from './message-costs.ts'
import { settings } from './settings.ts'

const price = (own: object, currency = 'EUR') =>
  messageCosts(settings.parse({ countries: ['NL', 'CH'], ...own }), currency)

test('the price of a message is that of the smallest package', () => {
  // 2 credits of p0: 9.99 / 20 * 2 = 0.999
  expect(price({})).toEqual({
    NL: { costs: 100, currency: 'EUR' },
    CH: { costs: 100, currency: 'EUR' },
  })
  expect(price({}, 'PLN').NL).toEqual({ costs: 430, currency: 'PLN' })
})

test.each([
  [
    { costs: 125, currency: 'EUR' },
    { costs: 125, currency: 'EUR' },
  ],
  [
    { costs: 10, currency: 'EUR' },
    { costs: 100, currency: 'EUR' },
  ],
  [
    { costs: 10, currency: 'CHF' },
    { costs: 99, currency: 'CHF' },
  ],
  [
    { costs: 700, currency: 'CZK' },
    { costs: 700, currency: 'CZK' },
  ],
])('a minimum of %j results in %j', (set, expected) => {
  expect(price({ minimum_message_costs: { CH: set } }).CH).toEqual(expected)
})

test('no price is stated for a free message or a currency without a price', () => {
  expect(price({ message_credits: 0 })).toEqual({})
  expect(price({}, 'CZK')).toEqual({})
})

test('the minimum price of a message applies to its credits, whatever they are spent on and wherever the writer lives', () => {
  const site = settings.parse({
    countries: ['NL', 'CH'],
    minimum_message_costs: {
      CH: { costs: 125, currency: 'EUR' },
      PL: { costs: 500, currency: 'PLN' },
    },
  })
  // A photo costs twice as many credits as a message, the smallest gift two and a half times as
  // many.
  expect(priceCredits('CH', 4, site, 'EUR')).toEqual({ costs: 250, currency: 'EUR' })
  expect(priceCredits('CH', 5, site, 'EUR')).toEqual({ costs: 313, currency: 'EUR' })
  expect(priceCredits('PL', 4, site, 'EUR')).toEqual({ costs: 1000, currency: 'PLN' })
  expect(priceCredits('JP', 4, site, 'EUR')).toEqual({ costs: 200, currency: 'EUR' })
  expect(priceCredits('JP', 4, site, 'CZK')).toBeNull()
})
