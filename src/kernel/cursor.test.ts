import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CursorPart,
  decodeCursor,
  encodeCursor,
  flagPart,
  idPart,
  instantPart,
  nullablePart,
  numberPart,
  textPart,
} from './cursor.ts'

const parts = [
  flagPart,
  nullablePart(numberPart({ max: 20_000 })),
  instantPart,
  textPart,
  idPart,
] as const
const id = '3f2b8c1e-8a4d-4a53-9c39-0b1f2a6f7d10'
const hex = id.replaceAll('-', '')

test('a cursor is short and needs no escaping in a URL', () => {
  const at = new Date('2026-07-01T10:00:00.123Z')
  expect(encodeCursor(parts, [true, null, at, 'evt_1', id])).toBe(`1.-.mr1wmkjf.evt_1.${hex}`)
  expect(encodeCursor(parts, [false, 12, at, 'a.b c', id])).toBe(`0.c.mr1wmkjf.a~1a~b~w~c.${hex}`)
})

test('any values survive encoding and decoding', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.option(fc.integer({ min: 0, max: 20_000 })),
      fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
      fc.string({ unit: 'grapheme' }),
      fc.uuid(),
      (...values) => {
        const cursor = encodeCursor(parts, values)
        expect(cursor).toMatch(/^[\w~.-]*$/)
        expect(decodeCursor(parts, cursor)).toEqual(values)
      },
    ),
  )
})

test('any other text is reported as malformed without throwing', () => {
  fc.assert(fc.property(fc.string(), (text) => void expect(decodeCursor(parts, text)).toBeNull()))
})

test.each<[string, CursorPart<unknown>[], string | undefined]>([
  ['nothing', [idPart], undefined],
  ['an empty text', [idPart], ''],
  ['a value too few', [flagPart, idPart], hex],
  ['a value too many', [idPart], `1.${hex}`],
  ['an id with hyphens', [idPart], id],
  ['an id in capitals', [idPart], hex.toUpperCase()],
  ['an id that is too short', [idPart], hex.slice(1)],
  ['an id that is not hexadecimal', [idPart], 'g'.repeat(32)],
  ['a number above the maximum', [numberPart({ max: 10 })], 'b'],
  ['a negative number', [numberPart({ max: 10 })], '-1'],
  ['a fraction', [numberPart({ max: 10 })], '1,5'],
  ['an empty number', [numberPart({ max: 10 })], ''],
  ['an instant after the year 9999', [instantPart], 'zzzzzzzzzz'],
  ['an instant that is much too late', [instantPart], '9'.repeat(20)],
  ['a null that is not allowed', [instantPart], '-'],
  ['another flag', [flagPart], 'n'],
  ['an unescaped space', [textPart], 'a b'],
  ['an escape that does not end', [textPart], 'a~1a'],
  ['NUL, which PostgreSQL refuses', [textPart], 'a~0~'],
  ['a lone surrogate', [textPart], `~${(0xd800).toString(36)}~`],
])('%s is malformed', (_, shape, text) => {
  expect(decodeCursor(shape, text)).toBeNull()
})
