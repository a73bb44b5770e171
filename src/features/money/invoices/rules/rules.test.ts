import fc from 'fast-check'
import { expect, test } from 'vitest'
import { determineResidence } from './determine-residence.ts'
import { buildSeller } from './build-seller.ts'
import { splitVat } from './split-vat.ts'
import { type VatScheme, getVat } from './get-vat.ts'
import { countryCodes } from '#features/site/geography/index.ts'
import { vatRates } from './vat-rates.ts'

const today = new Date('2026-11-22T10:00:00Z')
const vat = (
  customer: string,
  more: { seller?: string; scheme?: VatScheme; free?: string[]; at?: string } = {},
) => {
  const { seller = 'NL', scheme = 'customer_country', free = [], at } = more
  const { treatment, country, basisPoints } = getVat(
    { scheme, free, seller, customer },
    at === undefined ? today : new Date(at),
  )
  return `${treatment} ${country} ${basisPoints}`
}

test('the tax of each country members can live in, as of 2026', () => {
  expect(Object.fromEntries(countryCodes.map((code) => [code, vat(code)]))).toEqual({
    NL: 'charged NL 2100',
    BE: 'charged BE 2100',
    IE: 'charged IE 2300',
    IT: 'charged IT 2200',
    ES: 'charged ES 2100',
    CA: 'not_charged CA 0',
    NZ: 'charged NZ 1500',
    GB: 'charged GB 2000',
    FR: 'charged FR 2000',
    DE: 'charged DE 1900',
    AT: 'charged AT 2000',
    US: 'not_charged US 0',
    AU: 'charged AU 1000',
    CH: 'charged CH 810',
    PL: 'charged PL 2300',
  })
})

test.each([
  // The rate on each day: Germany lowered its rate for half a year; Switzerland and Estonia raised
  // theirs.
  ['DE', { at: '2020-06-30T21:59:59Z' }, 'charged DE 1900'],
  ['DE', { at: '2020-07-01T00:00:00Z' }, 'charged DE 1600'],
  ['DE', { at: '2021-01-01T00:00:00Z' }, 'charged DE 1900'],
  ['CH', { at: '2023-12-31T12:00:00Z' }, 'charged CH 770'],
  ['EE', { at: '2025-06-30T12:00:00Z' }, 'charged EE 2200'],
  ['EE', { at: '2025-07-01T12:00:00Z' }, 'charged EE 2400'],
  // Below the EU threshold, an EU seller charges its own rate within the EU, but nowhere else.
  ['DE', { scheme: 'seller_country' }, 'charged NL 2100'],
  ['GB', { scheme: 'seller_country' }, 'charged GB 2000'],
  ['DE', { scheme: 'seller_country', seller: 'CH' }, 'charged DE 1900'],
  ['DE', { scheme: 'none' }, 'small_business NL 0'],
  ['CH', { free: ['CH'] }, 'not_charged CH 0'],
  ['BR', {}, 'not_charged BR 0'],
] as const)('VAT for %s, %o: %s', (customer, more, expected) => {
  expect(vat(customer, { ...more, free: 'free' in more ? [...more.free] : [] })).toBe(expected)
})

test('rates are listed newest first, and every EU country has one', () => {
  for (const { rates } of Object.values(vatRates))
    expect(rates.map(({ from }) => from)).toEqual(
      rates
        .map(({ from }) => from)
        .toSorted()
        .toReversed(),
    )
  expect(Object.values(vatRates).filter(({ eu }) => eu)).toHaveLength(27)
})

test.each([
  // 24.99 at 21%: 4.3371 of tax.
  [2499, 2100, 2065, 434],
  [999, 1900, 839, 160],
  // 0.03 at 20% is 0.005 of tax: half a cent is rounded up.
  [3, 2000, 2, 1],
  [4299, 810, 3977, 322],
  [1199, 2550, 955, 244],
  [1, 2700, 1, 0],
  [999, 0, 999, 0],
])('%i at %i is %i net and %i tax', (gross, rate, netMinor, vatMinor) => {
  expect(splitVat(gross, rate)).toEqual({ netMinor, vatMinor })
})

test('CRED-13 net and tax add up to the total for every price and rate, and the tax is accurate to half a unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 4000 }),
      (gross, rate) => {
        const { netMinor, vatMinor } = splitVat(gross, rate)
        expect(netMinor + vatMinor).toBe(gross)
        expect(Number.isSafeInteger(vatMinor) && vatMinor >= 0).toBe(true)
        const off = BigInt(vatMinor) * BigInt(10_000 + rate) - BigInt(gross) * BigInt(rate)
        expect(2n * off <= BigInt(10_000 + rate) && 2n * off > -BigInt(10_000 + rate)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  ['NL', 'NL', null, 'NL', 'agree'],
  ['NL', null, 'NL', 'NL', 'agree'],
  ['NL', 'DE', 'NL', 'NL', 'agree'],
  ['NL', 'NL', 'DE', 'NL', 'agree'],
  // Two pieces of evidence contradict the chosen country.
  ['NL', 'DE', 'DE', 'DE', 'agree'],
  ['NL', null, null, 'NL', 'single'],
  ['NL', 'DE', null, 'NL', 'contradict'],
  ['NL', null, 'DE', 'DE', 'contradict'],
  ['NL', 'FR', 'DE', 'DE', 'contradict'],
])(
  'chosen %s, address %s, bank %s: residence %s, evidence: %s',
  (chosen, address, bank, country, verdict) => {
    expect(determineResidence({ chosen, address, bank })).toEqual({ country, verdict })
  },
)

test('the seller shows the tax number of the country whose tax is charged, otherwise its own', () => {
  const company = {
    name: 'Minuet B.V.',
    address: 'Voorbeeldstraat 1',
    kvk: '123',
    city: 'Amsterdam',
    country: 'NL',
    tradenames: [],
    vat_numbers: ['GB999999973', 'NL000000000B00'],
    support_phone: null,
    delete_discount: 0,
    added: '2024-03-01T09:00:00Z',
  }
  const numberFor = (country: string) => buildSeller(company, 'Minuet', country).vat_number
  expect([numberFor('GB'), numberFor('NL'), numberFor('DE')]).toEqual([
    'GB999999973',
    'NL000000000B00',
    'NL000000000B00',
  ])
  expect(buildSeller({ ...company, vat_numbers: [] }, 'Minuet', 'NL').vat_number).toBe(null)
})

test.each([
  // Estonia's rate rose on 1 July 2025, two or three hours before that day began in UTC.
  ['EE', '2025-06-30T20:59:59Z', 2200],
  ['EE', '2025-06-30T21:00:00Z', 2400],
  // Germany's lower rate ended with 2020, an hour before UTC.
  ['DE', '2020-12-31T22:59:59Z', 1600],
  ['DE', '2020-12-31T23:00:00Z', 1900],
  // In Switzerland the higher rate of 2024 began an hour before UTC.
  ['CH', '2023-12-31T23:00:00Z', 810],
  // In winter, Ireland's day is the same as in UTC.
  ['IE', '2021-02-28T23:59:59Z', 2100],
  ['IE', '2021-03-01T00:00:00Z', 2300],
])('a new rate applies from midnight in the customer’s country: %s at %s', (country, at, rate) => {
  expect(vat(country, { at })).toBe(`charged ${country} ${rate}`)
})
