import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  getWeekday,
  isDate,
  isWeekend,
  localDate,
  startOfDay,
} from './calendar.ts'

const zones = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))

test('the date is the one in the time zone, not the server’s', () => {
  const at = new Date('2026-11-20T23:30:00Z')
  expect(localDate(at, 'UTC')).toBe('2026-11-20')
  expect(localDate(at, 'Europe/Amsterdam')).toBe('2026-11-21')
  expect(localDate(at, 'America/New_York')).toBe('2026-11-20')
})

describe('the start of a day', () => {
  test.each([
    ['2026-11-22', 'Europe/Amsterdam', '2026-11-21T23:00:00.000Z'],
    ['2026-07-01', 'Europe/Amsterdam', '2026-06-30T22:00:00.000Z'],
    ['2026-07-15', 'UTC', '2026-07-15T00:00:00.000Z'],
    // Clocks go forward: the day has 23 hours.
    ['2026-03-29', 'Europe/Amsterdam', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Amsterdam', '2026-03-29T22:00:00.000Z'],
    // Clocks go back: the day has 25 hours.
    ['2026-10-25', 'Europe/Amsterdam', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Amsterdam', '2026-10-25T23:00:00.000Z'],
    ['2026-11-22', 'America/New_York', '2026-11-22T05:00:00.000Z'],
    ['2026-11-22', 'Asia/Kolkata', '2026-11-21T18:30:00.000Z'],
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
    ['2026-11-22', 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z'],
    // Clocks went forward at midnight, so the day began at one o’clock.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('%s in %s is %s', (date, timeZone, instant) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(instant)
  })

  test('is the first instant with that date', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...zones), (date, timeZone) => {
        const start = startOfDay(date, timeZone)
        expect(localDate(start, timeZone)).toBe(date)
        expect(localDate(new Date(start.getTime() - 1), timeZone)).toBe(addDays(date, -1))
      }),
    )
  })
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-07-01', 14, '2026-07-15'],
  ['2026-07-01', 0, '2026-07-01'],
])('%s plus %i days is %s', (date, count, later) => {
  expect(addDays(date, count)).toBe(later)
})

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-07-15', 6, '2027-01-15'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 24, '2028-12-31'],
  ['2026-01-01', -1, '2025-12-01'],
])('%s plus %i months is %s', (date, count, later) => {
  expect(addMonths(date, count)).toBe(later)
})

test('adding days and counting days are consistent', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -1000, max: 1000 }), (date, count) => {
      expect(daysBetween(date, addDays(date, count))).toBe(count)
    }),
  )
})

test('a week begins on Monday and ends on Sunday', () => {
  const week = Array.from({ length: 7 }, (_, day) => addDays('2026-11-23', day))
  expect(week.map(getWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(week.filter(isWeekend)).toEqual(['2026-11-28', '2026-11-29'])
})

test.each([
  ['2026-11-23', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-11-23T00:00:00Z', false],
  ['', false],
])('whether %j is a date: %s', (text, valid) => {
  expect(isDate(text)).toBe(valid)
})
