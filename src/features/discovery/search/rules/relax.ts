import { oldestAge, youngestAge } from './birth-bounds.ts'
import type { Search } from './search.ts'

export const relaxable = ['online', 'with_photo', 'distance', 'region', 'age', 'two_way', 'country'] as const
/** A filter that can be removed. */
export type Relaxable = (typeof relaxable)[number]

/** The same search without one of its filters; null if that filter isn't set (BEY-17). */
export function withoutFilter(search: Search, filter: Relaxable): Search | null {
  switch (filter) {
    case 'online':
      return search.online ? { ...search, online: false } : null
    case 'with_photo':
      return search.with_photo ? { ...search, with_photo: false } : null
    case 'distance':
      return search.distance_km === null ? null : { ...search, distance_km: null, order: 'active' }
    case 'region':
      return search.region === null ? null : { ...search, region: null }
    case 'age':
      return search.min_age === youngestAge && search.max_age === oldestAge
        ? null
        : { ...search, min_age: youngestAge, max_age: oldestAge }
    case 'two_way':
      return search.two_way ? { ...search, two_way: false } : null
    case 'country':
      // With a region or radius, removing that comes before removing the country.
      return search.country === 'all' || search.region !== null || search.distance_km !== null
        ? null
        : { ...search, country: 'all' }
  }
}

/** By how many years a search for similar people widens the age range at each end. */
const yearsFurther = 5

/**
 * A wider search for near matches: never of another gender, never against their own preferences.
 */
export function widenSearch(search: Search): Search {
  return {
    ...search,
    online: false,
    with_photo: false,
    region: null,
    distance_km: null,
    order: 'active',
    country: search.region === null && search.distance_km === null ? 'all' : search.country,
    min_age: Math.max(youngestAge, search.min_age - yearsFurther),
    max_age: Math.min(oldestAge, search.max_age + yearsFurther),
  }
}
