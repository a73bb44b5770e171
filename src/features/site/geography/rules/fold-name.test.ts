import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['Łódź', 'lodz'],
  ["'s-Hertogenbosch", 's hertogenbosch'],
  ['Münster (Westfalen)', 'munster westfalen'],
  ['Großenhain', 'grossenhain'],
  ['L’Hospitalet de Llobregat', 'l hospitalet de llobregat'],
  ['  Dún   Laoghaire ', 'dun laoghaire'],
  ['100%_', '100'],
  ['...', ''],
  ['ALMERÍA', 'almeria'],
  ['Ǣrø', 'aero'],
  ['Ǿ', 'o'],
  ['Zu\u0308rich', 'zurich'],
])('%j is folded to %j', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})

test('folding twice changes nothing, and the result contains no SQL pattern characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const folded = foldName(name)
      expect(foldName(folded)).toBe(folded)
      expect(folded).not.toMatch(/[%_\\']|^ | $| {2}/)
    }),
  )
})
