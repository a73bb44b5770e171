import { expect, test } from 'vitest'
import { regionsByCountry } from './regions-by-country.ts'

test('regions are grouped by country and sorted by name, ignoring accents', () => {
  const found = regionsByCountry([
    { id: 3, country: 'PL', code: 'SL', name: 'Śląskie' },
    { id: 1, country: 'PL', code: 'WP', name: 'Wielkopolskie' },
    { id: 2, country: 'PL', code: 'LD', name: 'Łódzkie' },
    { id: 4, country: 'PL', code: 'OP', name: 'Opolskie' },
    { id: 9, country: 'NL', code: 'UT', name: 'Utrecht' },
  ])
  expect(found.PL.label).toBe('voivodeship')
  expect(found.PL.regions.map(({ code }) => code)).toEqual(['LD', 'OP', 'SL', 'WP'])
  expect(found.NL).toEqual({ label: 'province', regions: [{ id: 9, code: 'UT', name: 'Utrecht' }] })
  expect(found.FR.regions).toEqual([])
})
