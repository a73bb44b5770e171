import { expect, test } from 'vitest'
import { groupByPerson, isDigestTime } from './money-digest.ts'

test.each([
  ['2026-11-28T05:59:00Z', 'Europe/Amsterdam', false],
  ['2026-11-28T06:00:00Z', 'Europe/Amsterdam', true],
  ['2026-06-28T05:00:00Z', 'Europe/Amsterdam', true],
  ['2026-11-28T23:30:00Z', 'Europe/Amsterdam', false],
  ['2026-11-28T06:00:00Z', 'America/New_York', false],
])('OPS-04 at %s in %s the previous day’s email is due: %s', (at, zone, due) => {
  expect(isDigestTime(new Date(at), zone)).toBe(due)
})

test('OPS-04 totals are listed person by person', () => {
  const total = {
    kind: 'refund',
    site: 1,
    currency: 'EUR',
    count: 1,
    total: 5,
    members: 0,
  } as const
  const totals = [
    { ...total, person: 2, name: 'Bram' },
    { ...total, person: 1, name: 'Frida' },
    { ...total, person: 2, name: 'Bram', kind: 'code' },
  ] as const
  expect(groupByPerson(totals).map(({ name, totals: own }) => [name, own.length])).toEqual([
    ['Bram', 2],
    ['Frida', 1],
  ])
})
