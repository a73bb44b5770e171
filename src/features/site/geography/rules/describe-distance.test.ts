import { expect, test } from 'vitest'
import { type DistancePhrase, describeDistance } from './describe-distance.ts'

test.each<[number | null, string, DistancePhrase | null]>([
  [null, 'NL', null],
  [0, 'NL', { key: 'distance.same_city' }],
  [0, 'US', { key: 'distance.same_city' }],
  [1, 'NL', { key: 'distance.km', count: 1 }],
  [57, 'DE', { key: 'distance.km', count: 57 }],
  [1, 'GB', { key: 'distance.miles', count: 1 }],
  [57, 'US', { key: 'distance.miles', count: 35 }],
  [57, 'CA', { key: 'distance.km', count: 57 }],
])('%s km for a reader in %s', (km, country, words) => {
  expect(describeDistance(km, country)).toEqual(words)
})
