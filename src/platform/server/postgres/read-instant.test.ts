import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readInstant } from './read-instant.ts'

test.each([
  ['2026-11-21 12:00:07+00', '2026-11-21T12:00:07.000Z'],
  ['2028-02-29 23:59:59+00', '2028-02-29T23:59:59.000Z'],
  ['2026-11-21 12:00:07.25+00', '2026-11-21T12:00:07.250Z'],
  ['2026-11-21 12:00:07+01', '2026-11-21T11:00:07.000Z'],
  ['2026-11-21 12:00:07+05:30', '2026-11-21T06:30:07.000Z'],
  ['0099-01-02 03:04:05+00', '0099-01-02T03:04:05.000Z'],
])('%s is parsed as %s', (text, iso) => {
  expect(readInstant(text).toISOString()).toBe(iso)
})

test('text that is not a valid timestamp is left to the driver', () => {
  expect(readInstant('infinity')).toBe(Number.POSITIVE_INFINITY)
  expect(readInstant('0044-03-15 12:00:00+00 BC').getUTCFullYear()).toBe(-43)
  expect(readInstant('10000-01-01 00:00:00+00').toISOString()).toBe('+010000-01-01T00:00:00.000Z')
})

test('every whole second is parsed as the driver parses it', () => {
  const read = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date
  const seconds = fc.integer({
    min: Date.UTC(100, 0, 1) / 1000,
    max: Date.UTC(9999, 11, 31) / 1000,
  })
  fc.assert(
    fc.property(seconds, (at) => {
      const text = `${new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ')}+00`
      expect(readInstant(text).getTime()).toBe(at * 1000)
      expect(read(text).getTime()).toBe(at * 1000)
    }),
  )
})
