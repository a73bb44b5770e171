import { expect, test } from 'vitest'
import { standardPackages } from '#features/site/sites/rules/credit-packages.ts'
import { convertToSiteCurrency } from './convert-to-site-currency.ts'

const euros = { currency: 'EUR', bundles: standardPackages }

test.each([
  ['an amount in the site’s own currency unchanged', 'p1', 2499, 'EUR', 2499],
  ['a whole package in złoty to its price in the site’s currency', 'p1', 10_699, 'PLN', 2499],
  ['the most expensive package in francs', 'p3', 11_990, 'CHF', 11_999],
  ['half the price in złoty to half the price', 'p1', 5350, 'PLN', 1250],
  ['a package no longer sold by the rate of another one', 'p9', 4299, 'PLN', 999],
  ['an unknown currency unchanged, rather than not at all', 'p1', 700, 'CZK', 700],
])('converts %s', (_, bundle, minor, currency, counted) => {
  expect(convertToSiteCurrency({ bundle, minor, currency }, euros)).toBe(counted)
})
