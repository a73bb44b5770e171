import { expect, test } from 'vitest'
import { groupRegionsByCountry } from './group-regions-by-country.ts'

test('regions are grouped by country and sorted by name, ignoring accents', () => {
  const grouped = groupRegionsByCountry([
    { id: 3, country: 'PL', code: 'SL', name: 'Śląskie' },
    { id: 1, country: 'PL', code: 'WP', name: 'Wielkopolskie' },
    { id: 2, country: 'PL', code: 'LD', name: 'Łódzkie' },
    { id: 4, country: 'PL', code: 'OP', name: 'Opolskie' },
    { id: 9, country: 'NL', code: 'UT', name: 'Utrecht' },
  ])
  expect(grouped.PL.label).toBe('voivodeship')
  expect(grouped.PL.regions.map(({ code }) => code)).toEqual(['LD', 'OP', 'SL', 'WP'])
  expect(grouped.NL).toEqual({
    label: 'province',
    regions: [{ id: 9, code: 'UT', name: 'Utrecht' }],
  })
  expect(grouped.FR.regions).toEqual([])
})
