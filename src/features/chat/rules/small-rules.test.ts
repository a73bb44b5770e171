import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './list-cursor.ts'
import { moneyNote } from './money-note.ts'
import { shownFrom } from './shown-from.ts'

test('a place in the list survives being written and read', () => {
  const place = { lastAt: new Date('2026-07-01T10:00:00.123Z'), conversation: '0f0e0d0c-0b0a-4908-8706-050403020100' }
  expect(readCursor(writeCursor(place))).toEqual(place)
})

test.each([undefined, '', 'x', '1.2', `zzzzzzzzzz.${'a'.repeat(32)}`, `m1.${'g'.repeat(32)}`])(
  '%s is the beginning of the list',
  (text) => {
    expect(readCursor(text)).toBeNull()
  },
)

test('the money note goes by what was paid last, else by the site’s own figure', () => {
  expect(moneyNote(2, { minor: 999, credits: 20 }, { costs: 60, currency: 'EUR' }, 'EUR')).toEqual({
    minor: 100,
    currency: 'EUR',
  })
  expect(moneyNote(2, null, { costs: 60, currency: 'EUR' }, 'EUR')).toEqual({ minor: 60, currency: 'EUR' })
  expect(moneyNote(2, null, undefined, 'EUR')).toBeNull()
  expect(moneyNote(0, { minor: 999, credits: 20 }, undefined, 'EUR')).toBeNull()
})

test.each([
  [0, 2000, 1],
  [2000, 2000, 1],
  [2001, 2000, 2],
  [5, 1, 5],
])('of %i messages with a limit of %i the first shown is %i', (last, limit, first) => {
  expect(shownFrom(last, limit)).toBe(first)
})
