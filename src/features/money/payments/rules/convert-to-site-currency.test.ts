import { expect, test } from 'vitest'
import { standardPackages } from '#features/site/sites/rules/credit-packages.ts'
import { convertToSiteCurrency } from './convert-to-site-currency.ts'

const euros = { currency: 'EUR', bundles: standardPackages }

test.each([
  ['in the site’s own currency as it stands', 'p1', 2499, 'EUR', 2499],
  ['a whole bundle in złoty at its price at home', 'p1', 10_699, 'PLN', 2499],
  ['the dearest in francs', 'p3', 11_990, 'CHF', 11_999],
  ['half the price in złoty as half the price', 'p1', 5350, 'PLN', 1250],
  ['a bundle that is sold no more by another one', 'p9', 4299, 'PLN', 999],
  ['a currency the list does not know as it stands, rather than not at all', 'p1', 700, 'CZK', 700],
])('counts %s', (_, bundle, minor, currency, counted) => {
  expect(convertToSiteCurrency({ bundle, minor, currency }, euros)).toBe(counted)
})
