import { expect, test } from 'vitest'
import { listSpellings } from './list-spellings.ts'

test.each([
  [
    ['München', 'Munich'],
    ['munchen', 'muenchen', 'munich'],
  ],
  [
    ['St. Gallen', 'Sankt Gallen'],
    ['st gallen', 'sankt gallen', 'saint gallen'],
  ],
  [['Sint-Niklaas'], ['sint niklaas', 'st niklaas']],
  [
    ["'s-Hertogenbosch", 'Den Bosch'],
    ['s hertogenbosch', 'hertogenbosch', 'den bosch', 'bosch'],
  ],
  [['Biel/Bienne'], ['biel bienne', 'biel', 'bienne']],
  [['Donostia / San Sebastián'], ['donostia san sebastian', 'donostia', 'san sebastian']],
  [['The Hague'], ['the hague', 'hague']],
  [['La Rochelle'], ['la rochelle', 'rochelle']],
  [['Le Mans'], ['le mans', 'mans']],
  [['', 'Ede'], ['ede']],
])('%j can be typed as %j', (names, expected) => {
  expect(listSpellings(names)).toEqual(expect.arrayContaining(expected))
})

test('a plain name has a single spelling', () => {
  expect(listSpellings(['Haarlem', 'Haarlem'])).toEqual(['haarlem'])
})
