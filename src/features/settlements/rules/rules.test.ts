import { describe, expect, test } from 'vitest'
import { businessDaysBefore } from './business-days-before.ts'
import { daysToAsk } from './days-to-ask.ts'

describe('the days a provider is asked about', () => {
  test.each([
    ['never before', null, '2026-07-10T06:12:00Z', ['2026-07-07', '2026-07-08', '2026-07-09']],
    ['yesterday', '2026-07-08', '2026-07-10T06:12:00Z', ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09']],
    ['today already', '2026-07-09', '2026-07-10T23:59:59Z', ['2026-07-07', '2026-07-08', '2026-07-09']],
    [
      'over the end of a year',
      '2026-12-30',
      '2027-01-01T06:12:00Z',
      ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ],
  ])('asked %s', (_, last, now, days) => {
    expect(daysToAsk({ last, now: new Date(now) })).toEqual(days)
  })

  test('after a long time it is sixty of them at most, the last one yesterday', () => {
    const days = daysToAsk({ last: '2024-01-01', now: new Date('2026-07-10T06:12:00Z') })
    expect([days.length, days[0], days.at(-1)]).toEqual([60, '2026-05-11', '2026-07-09'])
  })
})

test.each([
  ['a Friday', '2026-07-10T06:12:00Z', 5, '2026-07-03T06:12:00.000Z'],
  ['a Sunday', '2026-07-12T06:12:00Z', 5, '2026-07-06T06:12:00.000Z'],
  ['a Monday', '2026-07-13T06:12:00Z', 1, '2026-07-10T06:12:00.000Z'],
  ['no day at all', '2026-07-13T06:12:00Z', 0, '2026-07-13T06:12:00.000Z'],
])('business days before %s', (_, now, days, before) => {
  expect(businessDaysBefore(new Date(now), days).toISOString()).toBe(before)
})
