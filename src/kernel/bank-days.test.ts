import { expect, test } from 'vitest'
import { countBankDays, isBankDay, subtractBankDays } from './bank-days.ts'

test.each([
  ['2026-06-01T10:00:00Z', '2026-06-01T20:00:00Z', 0],
  ['2026-06-01T10:00:00Z', '2026-06-05T10:00:00Z', 4],
  ['2026-06-05T10:00:00Z', '2026-06-08T10:00:00Z', 1],
  ['2026-06-05T10:00:00Z', '2026-06-15T10:00:00Z', 6],
  // Good Friday, Easter Monday and two days of Christmas do not count.
  ['2026-04-02T10:00:00Z', '2026-04-08T10:00:00Z', 2],
  ['2026-12-23T10:00:00Z', '2026-12-29T10:00:00Z', 3],
])('from %s to %s there are %d bank days', (from, to, days) => {
  expect(countBankDays(new Date(from), new Date(to))).toBe(days)
})

test.each([
  ['a Friday', '2026-07-10T06:12:00Z', 5, '2026-07-03T06:12:00.000Z'],
  ['a Sunday', '2026-07-12T06:12:00Z', 5, '2026-07-06T06:12:00.000Z'],
  ['a Monday', '2026-07-13T06:12:00Z', 1, '2026-07-10T06:12:00.000Z'],
  ['a Monday, zero days', '2026-07-13T06:12:00Z', 0, '2026-07-13T06:12:00.000Z'],
  ['the Tuesday after Easter', '2026-04-07T06:12:00Z', 1, '2026-04-02T06:12:00.000Z'],
])('bank days before %s', (_, now, days, before) => {
  expect(subtractBankDays(new Date(now), days).toISOString()).toBe(before)
})

test('2027 has 258 bank days', () => {
  const first = Date.parse('2027-01-01')
  const dates = Array.from({ length: 365 }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  )
  expect(dates.filter(isBankDay)).toHaveLength(258)
})
