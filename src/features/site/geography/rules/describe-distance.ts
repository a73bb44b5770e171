/** A phrase key for a distance, with its number. */
export type DistancePhrase =
  | { readonly key: 'distance.same_city' }
  | { readonly key: 'distance.km'; readonly count: number }
  | { readonly key: 'distance.miles'; readonly count: number }

const milesCountries: ReadonlySet<string> = new Set(['US', 'GB'])
const kilometresPerMile = 1.609344

/**
 * Describes a distance in whole kilometres between the centres of two cities, in the unit of the
 * reader's country. There is no number within the same city; null if either has no city.
 */
export function describeDistance(km: number | null, readersCountry: string): DistancePhrase | null {
  if (km === null) return null
  if (km === 0) return { key: 'distance.same_city' }
  if (!milesCountries.has(readersCountry)) return { key: 'distance.km', count: km }
  return { key: 'distance.miles', count: Math.max(1, Math.round(km / kilometresPerMile)) }
}
