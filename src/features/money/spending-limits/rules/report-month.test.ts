import { expect, test } from 'vitest'
import { parseMonth, findReportMonth } from './report-month.ts'

test.each([
  ['2026-08-01T00:00:00Z', '2026-07'],
  ['2026-07-31T22:00:00Z', '2026-07'],
  ['2026-08-07T21:59:59Z', '2026-07'],
  ['2026-08-07T22:00:00Z', null],
  ['2026-07-31T21:59:59Z', null],
  ['2027-01-02T12:00:00Z', '2026-12'],
])('at %s the month to report on is %s', (now, key) => {
  expect(findReportMonth(new Date(now), 'Europe/Amsterdam')?.key ?? null).toBe(key)
})

test('a month runs from midnight on its first day to midnight on the first of the next', () => {
  expect(parseMonth('2026-03', 'Europe/Amsterdam')).toEqual({
    key: '2026-03',
    from: new Date('2026-02-28T23:00:00Z'),
    to: new Date('2026-03-31T22:00:00Z'),
  })
})
