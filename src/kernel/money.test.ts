import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from './locale.ts'
import {
  formatMoney,
  formatTypedAmount,
  fromDecimal,
  getCurrencyDigits,
  parseAmount,
  prorate,
  toDecimal,
  toSignedDecimal,
} from './money.ts'

const currencies = [
  'EUR',
  'GBP',
  'USD',
  'CHF',
  'PLN',
  'HUF',
  'JPY',
  'ISK',
  'KRW',
  'KWD',
  'TND',
  'CLF',
]

test.each([
  [1874, 2, 60, 62],
  [999, 2, 20, 100],
  [999, 1, 20, 50],
  [2499, 2, 60, 83],
  [1, 1, 2, 1],
  [1, 1, 3, 0],
  [2, 1, 4, 1],
  [500, 3, 3, 500],
  [0, 5, 7, 0],
])('%d for a part of %d of %d is rounded half up to %d', (minor, part, whole, expected) => {
  expect(prorate(minor, part, whole)).toBe(expected)
})

test('a share differs from the exact value by at most half a unit', () => {
  const count = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(fc.nat(10_000_000), count, count, (minor, part, whole) => {
      const double = 2 * whole * prorate(minor, part, whole) - 2 * minor * part
      expect(double).toBeGreaterThan(-whole)
      expect(double).toBeLessThanOrEqual(whole)
    }),
  )
})

test('the digits of a currency are those of ISO 4217, regardless of Intl', () => {
  expect(currencies.map(getCurrencyDigits)).toEqual([2, 2, 2, 2, 2, 2, 0, 0, 0, 3, 3, 4])
})

test.each([
  [999, 'EUR', 'en', '€9.99'],
  [999, 'EUR', 'de', '9,99\u00a0€'],
  [500, 'JPY', 'en', '¥500'],
  [123_400, 'HUF', 'en', 'HUF\u00a01,234.00'],
  [1234, 'KWD', 'en', 'KWD\u00a01.234'],
  [0, 'EUR', 'en', '€0.00'],
  [-50, 'EUR', 'en', '-€0.50'],
])('%d in %s is shown in %s as %s', (minor, currency, locale, text) => {
  expect(formatMoney({ minor, currency }, locale)).toBe(text)
})

describe('a typed amount', () => {
  test.each([
    ['50', 'EUR', 'en', 5000],
    ['12.50', 'EUR', 'en', 1250],
    ['12.50', 'EUR', 'de', 1250],
    ['12,50', 'EUR', 'de', 1250],
    ['12,5', 'EUR', 'en', 1250],
    [' 5 ', 'EUR', 'en', 500],
    ['5,1', 'PLN', 'pl', 510],
    ['0.01', 'EUR', 'en', 1],
    ['0', 'EUR', 'en', 0],
    ['1 000,00', 'EUR', 'fr', 100_000],
    ['1\u202f000,00', 'EUR', 'fr', 100_000],
    ['1’000.50', 'CHF', 'de', 100_050],
    ['€ 20', 'EUR', 'nl', 2000],
    ['500', 'JPY', 'en', 500],
    ['¥500', 'JPY', 'en', 500],
    ['7', 'ISK', 'en', 7],
    ['1500', 'HUF', 'en', 150_000],
    ['1.234', 'KWD', 'en', 1234],
    ['1,234', 'KWD', 'de', 1234],
    ['1,5', 'KWD', 'en', 1500],
    ['1.2345', 'CLF', 'en', 12_345],
  ])('%j in %s, in a form in %s, is %d', (typed, currency, locale, minor) => {
    expect(parseAmount(typed, currency, locale)).toBe(minor)
  })

  test.each([
    ['', 'EUR', 'en'],
    ['-5', 'EUR', 'en'],
    ['fifty', 'EUR', 'en'],
    ['1e3', 'EUR', 'en'],
    ['.5', 'EUR', 'en'],
    ['5.', 'EUR', 'en'],
    ['1.999', 'EUR', 'en'],
    ['1.234', 'EUR', 'de'],
    ['1,000.00', 'EUR', 'en'],
    ['1.000,00', 'EUR', 'de'],
    ['12.505', 'EUR', 'en'],
    ['5.00', 'JPY', 'en'],
    ['5,00', 'JPY', 'de'],
    ['5,000', 'JPY', 'en'],
    ['1,234', 'KWD', 'en'],
    ['1.234', 'KWD', 'de'],
    ['1234567890', 'EUR', 'en'],
  ])('%j in %s, in a form in %s, is not an amount', (typed, currency, locale) => {
    expect(parseAmount(typed, currency, locale)).toBeNull()
  })

  test('an amount put into a form and read back is unchanged in every currency and language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (minor, currency, locale) => {
          expect(
            parseAmount(formatTypedAmount({ minor, currency }, locale), currency, locale),
          ).toBe(minor)
        },
      ),
    )
  })

  test('an amount with all its decimals is read in every currency and language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (minor, currency, locale) => {
          const sign = locale === 'en' ? '.' : ','
          expect(parseAmount(toDecimal(minor, currency).replace('.', sign), currency, locale)).toBe(
            minor,
          )
        },
      ),
    )
  })
})

test.each([
  [5000, 'EUR', 'de', '50'],
  [4990, 'EUR', 'de', '49,90'],
  [4990, 'EUR', 'en', '49.90'],
  [1_000_000, 'EUR', 'de', '10000'],
  [500, 'JPY', 'de', '500'],
  [1200, 'KWD', 'de', '1,200'],
])('%d in %s is put into a form in %s as %s', (minor, currency, locale, text) => {
  expect(formatTypedAmount({ minor, currency }, locale)).toBe(text)
})

describe('decimals from other programs', () => {
  test.each([
    [2499, 'EUR', '24.99'],
    [1, 'EUR', '0.01'],
    [10, 'EUR', '0.10'],
    [100, 'EUR', '1.00'],
    [0, 'EUR', '0.00'],
    [1999, 'PLN', '19.99'],
    [99_999_999_99, 'USD', '99999999.99'],
    [150_000, 'HUF', '1500.00'],
    [500, 'JPY', '500'],
    [7, 'ISK', '7'],
    [1234, 'KWD', '1.234'],
  ])('%d in %s is formatted as %s and parsed back', (minor, currency, text) => {
    expect(toDecimal(minor, currency)).toBe(text)
    expect(fromDecimal(text, currency)).toBe(minor)
  })

  test.each([
    ['24.9', 'EUR'],
    ['24', 'EUR'],
    ['24.990', 'EUR'],
    ['24,99', 'EUR'],
    ['-1.00', 'EUR'],
    ['1e3', 'JPY'],
    ['5.00', 'JPY'],
    ['', 'EUR'],
    [' 1.00', 'EUR'],
    ['1.00 ', 'EUR'],
    ['NaN', 'EUR'],
    ['9999999999999.00', 'EUR'],
  ])('%j is not a valid amount in %s', (text, currency) => {
    expect(fromDecimal(text, currency)).toBeNull()
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%d is not a valid amount in minor units',
    (minor) => {
      expect(() => toDecimal(minor, 'EUR')).toThrow(RangeError)
    },
  )

  test('a negative amount is formatted only for accounting', () => {
    expect([
      toSignedDecimal(-5, 'EUR'),
      toSignedDecimal(5, 'EUR'),
      toSignedDecimal(-5, 'JPY'),
    ]).toEqual(['-0.05', '0.05', '-5'])
  })

  test('formatting and parsing is lossless in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom(...currencies),
        (minor, currency) => {
          expect(fromDecimal(toDecimal(minor, currency), currency)).toBe(minor)
        },
      ),
    )
  })
})
