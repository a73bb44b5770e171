import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from '#features/site/geography/rules/countries.ts'
import { standardPackages } from '#features/site/sites/rules/credit-packages.ts'
import { resolveCountry } from './resolve-country.ts'
import { currencyFor } from './currency-for.ts'
import { exceedsDirectDebitLimit } from './direct-debit-limit.ts'
import { messagesFor } from './messages-for.ts'
import { type MethodKey, methodKeys, methods } from './methods.ts'
import { moneyWindows } from './money-windows.ts'
import { nextCheck } from './next-check.ts'
import { offeredMethods, payableMethod } from './offered-methods.ts'
import { nextStatus, orderStatuses, providerStates } from './order-status.ts'
import { safeReturnPath } from './safe-return-path.ts'
import { brandsIn, offeredByCountry, type OfferCountry } from '../testing/offered-by-country.ts'

describe('methods', () => {
  test('CRED-04 payment methods are identified by their keys', () => {
    expect([...methodKeys]).toEqual(
      'sdd prezelewy24 blik sct giropay mastercard visa creditcard cartebancaire nexi ideal bancontact applepay paysafecard maestro paypal sofort eps wero'.split(
        ' ',
      ),
    )
    expect(Object.keys(methods).sort()).toEqual([...methodKeys].sort())
  })

  test.each(Object.entries(offeredByCountry) as [OfferCountry, string][])(
    'CRED-04 payers in %s are offered %s',
    (country, rows) => {
      const currency = currencyFor(country, { currency: 'EUR', bundles: standardPackages })
      const offered = offeredMethods({ gateway: methodKeys, country, currency })
      expect(offered.map(({ key }) => key).join(' ')).toBe(rows)
      expect(offered.find(({ key }) => key === 'creditcard')?.brands.join(' ')).toBe(
        brandsIn(country),
      )
    },
  )

  test('CRED-04 giropay, Sofort and Maestro are not offered in any currency, by any gateway or on any site', () => {
    for (const country of countryCodes)
      for (const currency of ['EUR', 'PLN', 'CHF', 'GBP'])
        for (const key of ['giropay', 'sofort', 'maestro'] as const)
          expect(
            payableMethod(key, { gateway: methodKeys, site: methodKeys, country, currency }),
          ).toBeNull()
  })

  test('CRED-04 each method has a status, a flow, refund and chargeback windows, and a surcharge rule', () => {
    const rows = methodKeys.map((key) => {
      const { status, flow, confirms, refundDays, chargebackDays, surcharge } = methods[key]
      return [key, status, flow, confirms, refundDays, chargebackDays, surcharge].join(' ')
    })
    expect(rows).toEqual([
      'sdd active form delayed 180 395 forbidden',
      'prezelewy24 active redirect delayed 180 0 waived',
      'blik active code instant 395 395 waived',
      'sct active transfer delayed 180 0 forbidden',
      'giropay discontinued redirect instant 180 0 forbidden',
      'mastercard active redirect instant 365 120 forbidden',
      'visa active redirect instant 365 120 forbidden',
      'creditcard active redirect instant 365 120 forbidden',
      'cartebancaire active redirect instant 365 120 forbidden',
      'nexi active redirect instant 365 120 forbidden',
      'ideal active redirect instant 180 0 forbidden',
      'bancontact active redirect instant 180 0 forbidden',
      'applepay active redirect instant 365 120 forbidden',
      'paysafecard active redirect instant 45 0 waived',
      'maestro legacy redirect instant 365 120 forbidden',
      'paypal active redirect instant 180 180 waived',
      'sofort discontinued redirect delayed 180 0 forbidden',
      'eps active redirect instant 180 0 forbidden',
      'wero active redirect instant 180 120 forbidden',
    ])
  })

  test.each([
    ['sdd', '2027-05-20', '2027-12-21'],
    ['creditcard', '2027-11-21', '2027-03-21'],
    ['ideal', '2027-05-20', null],
    ['paysafecard', '2027-01-05', null],
  ] as const)(
    'CRED-12 a payment by %s is refundable until %s and disputable until %s',
    (method, refund, dispute) => {
      const { refundableUntil, disputableUntil } = moneyWindows(
        method,
        new Date('2026-11-21T10:00:00Z'),
      )
      expect(refundableUntil.toISOString()).toBe(`${refund}T10:00:00.000Z`)
      expect(disputableUntil?.toISOString() ?? null).toBe(
        dispute === null ? null : `${dispute}T10:00:00.000Z`,
      )
    },
  )

  test('methods that the gateway or site does not support are not offered', () => {
    const where = { country: 'NL', currency: 'EUR' }
    expect(offeredMethods({ ...where, gateway: [] })).toEqual([])
    expect(
      offeredMethods({ ...where, gateway: ['ideal', 'paypal'], site: ['paypal', 'sdd'] }).map(
        ({ key }) => key,
      ),
    ).toEqual(['paypal'])
    expect(payableMethod('visa', { ...where, gateway: methodKeys })).toBe('creditcard')
    expect(payableMethod('visa', { ...where, gateway: ['visa'] as MethodKey[] })).toBeNull()
  })
})

describe('the status of an order', () => {
  test.each([
    ['created', 'open', 'created'],
    ['created', 'action_required', 'created'],
    ['created', 'processing', 'pending'],
    ['created', 'paid', 'completed'],
    ['pending', 'open', 'pending'],
    ['pending', 'failed', 'failed'],
    ['pending', 'expired', 'expired'],
    ['failed', 'cancelled', 'failed'],
    ['failed', 'processing', 'failed'],
    ['cancelled', 'paid', 'completed'],
    ['expired', 'paid', 'completed'],
    ['completed', 'failed', 'completed'],
    ['completed', 'cancelled', 'completed'],
    ['completed', 'open', 'completed'],
  ] as const)('%s with the reported state %s becomes %s', (status, state, expected) => {
    expect(nextStatus(status, state)).toBe(expected)
  })

  test('reports in any order and number lead to the same payment result', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...providerStates)),
        fc.constantFrom(...orderStatuses),
        (states, start) => {
          const end = (reports: readonly (typeof providerStates)[number][]) =>
            reports.reduce(nextStatus, start)
          const paid = (reports: readonly (typeof providerStates)[number][]) =>
            end(reports) === 'completed'
          expect(paid(states)).toBe(paid([...states].reverse()))
          expect(end([...states, ...states])).toBe(end(states))
        },
      ),
    )
  })
})

const minutes = (count: number) => new Date(Date.UTC(2026, 6, 1) + count * 60_000)
test.each([
  ['created', 0, 5],
  ['pending', 59, 5],
  ['pending', 60, 60],
  ['created', 47 * 60, 60],
  ['pending', 48 * 60, 1440],
  ['pending', 89 * 1440, 1440],
  ['pending', 90 * 1440, null],
  ['failed', 10, 60],
  ['expired', 49 * 60, null],
  ['completed', 1, 1440],
  ['completed', 60 * 1440, 7 * 1440],
  ['completed', 400 * 1440, null],
] as const)('an order that is %s after %d minutes is checked again in %s', (status, age, wait) => {
  const checkAt = nextCheck({ status, createdAt: minutes(0) }, minutes(age))
  expect(checkAt).toEqual(wait === null ? null : minutes(age + wait))
})

test.each([
  ['NL', 'EUR', 'EUR'],
  ['NL', 'CHF', 'EUR'],
  ['PL', 'EUR', 'PLN'],
  ['CH', 'EUR', 'CHF'],
  ['GB', 'EUR', 'GBP'],
  ['CA', 'EUR', 'EUR'],
  ['NZ', 'CHF', 'CHF'],
])('a payer in %s on a site with %s pays in %s', (country, currency, paid) => {
  expect(currencyFor(country, { currency, bundles: standardPackages })).toBe(paid)
})

test.each([
  ['de', 'FR', 'PL', 'DE'],
  [undefined, 'FR', 'PL', 'FR'],
  ['JP', undefined, 'PL', 'PL'],
  [undefined, 'JP', null, 'NL'],
])(
  'requested %s, remembered %s, address in %s: %s',
  (requested, remembered, ofAddress, country) => {
    expect(
      resolveCountry({
        asked: requested,
        remembered,
        ofAddress,
        ofSite: 'NL',
        offered: ['DE', 'FR', 'PL', 'NL'],
      }),
    ).toBe(country)
  },
)

test('a site that does not sell in its own country sells in the first country that it allows', () => {
  const facts = { asked: undefined, remembered: undefined, ofAddress: null, ofSite: 'CH' }
  expect(resolveCountry({ ...facts, offered: ['DE', 'AT'] })).toBe('DE')
})

test.each([
  [{ open: 0, settled: 0, recentMinor: 0 }, 100_00, false],
  [{ open: 0, settled: 0, recentMinor: 0 }, 100_01, true],
  [{ open: 0, settled: 0, recentMinor: 60_00 }, 40_01, true],
  [{ open: 1, settled: 0, recentMinor: 9_99 }, 1, true],
  [{ open: 3, settled: 1, recentMinor: 500_00 }, 119_99, false],
])('with direct debits %j, another of %d exceeds the limit: %s', (so, price, tooMuch) => {
  expect(exceedsDirectDebitLimit(so, price)).toBe(tooMuch)
})

test.each([
  ['/members/123?tab=photos', true],
  ['/', true],
  ['/chats/1%20', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['https://evil.test/', false],
  ['members', false],
  ['javascript:alert(1)', false],
  ['/a\nb', false],
  [`/${'a'.repeat(500)}`, false],
  ['', false],
  [null, false],
])('%j is a safe return path: %s', (path, isSafe) => {
  expect(safeReturnPath(path)).toBe(isSafe ? path : null)
})

test.each([
  [60, 2, 30],
  [61, 2, 30],
  [20, 0, null],
])('%d credits at %d each pay for %s messages', (credits, each, messages) => {
  expect(messagesFor(credits, each)).toBe(messages)
})
