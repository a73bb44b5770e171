import { describe, expect, test } from 'vitest'
import type { TaxRow } from '../../contract/revenue.ts'
import { buildOssCsv } from './oss-csv.ts'
import { getQuarter } from './quarter.ts'
import { getDeclaration } from './get-declaration.ts'

describe('where tax is declared', () => {
  test.each([
    ['NL', 'DE', 'one_stop_shop'],
    ['NL', 'NL', 'home'],
    ['NL', 'CH', 'elsewhere'],
    ['NL', 'GB', 'elsewhere'],
    ['CH', 'DE', 'elsewhere'],
    ['CH', 'CH', 'home'],
    ['DE', 'NL', 'one_stop_shop'],
  ])('a seller in %s, taxed in %s: %s', (seller, country, declared) => {
    expect(getDeclaration({ seller, country })).toBe(declared)
  })
})

test.each([
  ['2026-12-31T22:59:59Z', '2026-Q4'],
  ['2026-12-31T23:00:00Z', '2027-Q1'],
  ['2026-03-31T21:59:59Z', '2026-Q1'],
  ['2026-03-31T22:00:00Z', '2026-Q2'],
])('%s is in %s in Amsterdam', (at, quarter) => {
  expect(getQuarter(new Date(at), 'Europe/Amsterdam')).toBe(quarter)
})

describe('a quarter’s file', () => {
  const row: TaxRow = {
    declared: 'one_stop_shop',
    seller: 'Minuet B.V.',
    country: 'DE',
    basis_points: 1900,
    currency: 'EUR',
    of_quarter: '2026-Q3',
    invoices: 2,
    net_minor: 4200,
    vat_minor: 798,
    credit_notes: 1,
    credited_net_minor: 839,
    credited_vat_minor: 160,
  }

  test('one line per country, rate and currency, net of credit notes, with exact digits', () => {
    expect(buildOssCsv('2026-Q3', [row])).toBe(
      'quarter,of_quarter,seller,member_state,rate_percent,currency,invoiced_net,invoiced_vat,credited_net,credited_vat,net,vat\r\n' +
        '2026-Q3,2026-Q3,Minuet B.V.,DE,19.00,EUR,42.00,7.98,8.39,1.60,33.61,6.38\r\n',
    )
  })

  test.each([
    [
      'a credit note alone makes the amounts negative',
      { invoices: 0, net_minor: 0, vat_minor: 0, of_quarter: '2026-Q2' },
      '2026-Q3,2026-Q2,Minuet B.V.,DE,19.00,EUR,0.00,0.00,8.39,1.60,-8.39,-1.60',
    ],
    [
      'a rate of a quarter of a percent',
      { basis_points: 2525 },
      '2026-Q3,2026-Q3,Minuet B.V.,DE,25.25,EUR,42.00,7.98,8.39,1.60,33.61,6.38',
    ],
    [
      'a rate below one percent',
      { basis_points: 50 },
      '2026-Q3,2026-Q3,Minuet B.V.,DE,0.50,EUR,42.00,7.98,8.39,1.60,33.61,6.38',
    ],
    [
      'a comma in a name',
      { seller: 'Minuet, "B.V."' },
      '2026-Q3,2026-Q3,"Minuet, ""B.V.""",DE,19.00,EUR,42.00,7.98,8.39,1.60,33.61,6.38',
    ],
    [
      'a name that looks like a formula',
      { seller: '=1+1' },
      "2026-Q3,2026-Q3,'=1+1,DE,19.00,EUR,42.00,7.98,8.39,1.60,33.61,6.38",
    ],
    [
      'an amount beyond the precision of a float',
      { net_minor: 9_007_199_254_740_991, credited_net_minor: 0 },
      '2026-Q3,2026-Q3,Minuet B.V.,DE,19.00,EUR,90071992547409.91,7.98,0.00,1.60,90071992547409.91,6.38',
    ],
  ])('%s', (_, more, line) => {
    expect(buildOssCsv('2026-Q3', [{ ...row, ...more }]).split('\r\n')[1]).toBe(line)
  })

  test('tax declared elsewhere is not included', () => {
    expect(
      buildOssCsv('2026-Q3', [
        { ...row, declared: 'home' },
        { ...row, declared: 'elsewhere' },
      ]).split('\r\n'),
    ).toHaveLength(2)
  })
})
