import { oldestAge, youngestAge } from './birth-bounds.ts'
import {
  type ChoiceName,
  choiceFilters,
  choiceNames,
  isChoiceName,
  noChoices,
  pickChoices,
} from './choices.ts'
import type { Search } from './search.ts'
import { mapSwitches, type SwitchName, switches, switchNames } from './switches.ts'

/** A filter that can be removed. */
export type Relaxable = SwitchName | ChoiceName | 'distance' | 'region' | 'age' | 'country'
/** In the order in which they are offered. */
export const relaxable: readonly Relaxable[] = [
  ...switchNames.filter((name) => switches[name].widened),
  'distance',
  'region',
  'age',
  ...choiceNames,
  ...switchNames.filter((name) => !switches[name].widened),
  'country',
]

/** The same search without one of its filters; null if that filter isn't set (BEY-17). */
export function withoutFilter(search: Search, filter: Relaxable): Search | null {
  switch (filter) {
    case 'distance':
      return search.distance_km === null ? null : { ...search, distance_km: null, order: 'active' }
    case 'region':
      return search.region === null ? null : { ...search, region: null }
    case 'age':
      return search.min_age === youngestAge && search.max_age === oldestAge
        ? null
        : { ...search, min_age: youngestAge, max_age: oldestAge }
    case 'country':
      // If there is a region or radius, removing it comes before removing the country.
      return search.country === 'all' || search.region !== null || search.distance_km !== null
        ? null
        : { ...search, country: 'all' }
    default:
      if (isChoiceName(filter))
        return search[filter].length > 0 ? { ...search, [filter]: [] } : null
      return search[filter] ? { ...search, [filter]: false } : null
  }
}

/** By how many years a search for similar people widens the age range at each end. */
const yearsFurther = 5

/**
 * A wider search for near matches, but never for another gender or against the members' own
 * preferences.
 */
export function widenSearch(search: Search): Search {
  return {
    ...search,
    ...noChoices,
    ...pickChoices((name) => (choiceFilters[name].widened ? undefined : search[name])),
    ...mapSwitches((name, { widened }) => search[name] && !widened),
    region: null,
    distance_km: null,
    order: 'active',
    country: search.region === null && search.distance_km === null ? 'all' : search.country,
    min_age: Math.max(youngestAge, search.min_age - yearsFurther),
    max_age: Math.min(oldestAge, search.max_age + yearsFurther),
  }
}
