/** How to say how far away someone lives: a phrase of this feature and its number. */
export type DistanceWords =
  | { readonly key: 'distance.same_city' }
  | { readonly key: 'distance.km'; readonly count: number }
  | { readonly key: 'distance.miles'; readonly count: number }

const milesCountries: ReadonlySet<string> = new Set(['US', 'GB'])
const kilometresPerMile = 1.609344

/**
 * Words for the distance between the centres of two cities in whole kilometres, in the measure the reader's country uses.
 * Within one city there is no number to give; null when one of the two has no city.
 */
export function distanceWords(km: number | null, readersCountry: string): DistanceWords | null {
  if (km === null) return null
  if (km === 0) return { key: 'distance.same_city' }
  if (!milesCountries.has(readersCountry)) return { key: 'distance.km', count: km }
  return { key: 'distance.miles', count: Math.max(1, Math.round(km / kilometresPerMile)) }
}
