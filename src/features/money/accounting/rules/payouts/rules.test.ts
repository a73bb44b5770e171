import { describe, expect, test } from 'vitest'
import { getDaysToFetch } from './days-to-fetch.ts'
import { findDayFaults } from './find-day-faults.ts'
import { buildPayoutsCsv } from './payouts-csv.ts'

describe('the days fetched from a provider', () => {
  test.each([
    ['never', null, '2026-07-10T06:12:00Z', ['2026-07-07', '2026-07-08', '2026-07-09']],
    [
      'yesterday',
      '2026-07-08',
      '2026-07-10T06:12:00Z',
      ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09'],
    ],
    [
      'already today',
      '2026-07-09',
      '2026-07-10T23:59:59Z',
      ['2026-07-07', '2026-07-08', '2026-07-09'],
    ],
    [
      'across the end of a year',
      '2026-12-30',
      '2027-01-01T06:12:00Z',
      ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ],
  ])('when last fetched %s', (_, last, now, days) => {
    expect(getDaysToFetch({ last, now: new Date(now) })).toEqual(days)
  })

  test('after a long gap at most sixty days are fetched, the last one yesterday', () => {
    const days = getDaysToFetch({ last: '2024-01-01', now: new Date('2026-07-10T06:12:00Z') })
    expect([days.length, days[0], days.at(-1)]).toEqual([60, '2026-05-11', '2026-07-09'])
  })
})

test.each([
  [{ differenceMinor: 0, unbooked: 0, unknown: 0 }, []],
  [{ differenceMinor: -1, unbooked: 0, unknown: 0 }, ['difference']],
  [{ differenceMinor: 0, unbooked: 2, unknown: 0 }, ['unbooked']],
  [{ differenceMinor: 5, unbooked: 0, unknown: 1 }, ['difference', 'unknown']],
])('a day with %o has the unresolved issues %o', (day, faults) => {
  expect(findDayFaults(day)).toEqual(faults)
})

test('amounts in the file are plain digits with a decimal point and a minus sign if negative, and no cell is a formula', () => {
  const day = {
    gateway: '=cmd,1',
    day: '2026-07-02',
    currency: 'EUR',
    orders: 2,
    payments_minor: 4_998,
    refunds_minor: -5,
    chargebacks_minor: 0,
    fees_minor: 58,
    other_minor: 0,
    paid_out_minor: 4_935,
    difference_minor: 0,
    faults: [],
  }
  expect(buildPayoutsCsv([day, { ...day, gateway: 'sandbox', currency: 'JPY' }])).toBe(
    'day,provider,currency,orders,payments,refunds,chargebacks,fees,other,paid_out,difference\r\n' +
      '2026-07-02,"\'=cmd,1",EUR,2,49.98,-0.05,0.00,0.58,0.00,49.35,0.00\r\n' +
      '2026-07-02,sandbox,JPY,2,4998,-5,0,58,0,4935,0\r\n',
  )
})
