import { expect, test } from 'vitest'
import { type CardFacts, type CardDetails, toCardDetails } from './card-details.ts'
import type { ProfileField } from './visible-fields.ts'

const elena = { age: 34, city: 'Haarlem', region: 'Noord-Holland', km: 17 }
const nowhere = { age: 34, city: null, region: null, km: null }

test.each<[string, ProfileField[], CardFacts, CardDetails]>([
  ['everything', ['age', 'city', 'region'], elena, { age: 34, place: 'Haarlem', distance_km: 17 }],
  ['no age', ['city', 'region'], elena, { age: null, place: 'Haarlem', distance_km: 17 }],
  ['no city', ['age', 'region'], elena, { age: 34, place: 'Noord-Holland', distance_km: null }],
  ['no region', ['age', 'city'], elena, { age: 34, place: 'Haarlem', distance_km: 17 }],
  ['neither city nor region', ['age'], elena, { age: 34, place: null, distance_km: null }],
  ['nothing', [], elena, { age: null, place: null, distance_km: null }],
  [
    'everything, for a member without a place',
    ['age', 'city', 'region'],
    nowhere,
    { age: 34, place: null, distance_km: null },
  ],
  [
    'no city, for a member without one',
    ['age', 'region'],
    { ...elena, city: null, km: null },
    { age: 34, place: 'Noord-Holland', distance_km: null },
  ],
])('a card on a site that shows %s', (_, visible, facts, shown) => {
  expect(toCardDetails(visible, facts)).toEqual(shown)
})
