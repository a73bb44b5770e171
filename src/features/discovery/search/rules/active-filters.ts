import { oldestAge, youngestAge } from './birth-bounds.ts'
import type { Search } from './search.ts'

/** A filter listed in the summary above the results. */
export type ActiveFilter = 'gender' | 'age' | 'place' | 'distance' | 'online' | 'with_photo'

/** The filters that narrow a search, in display order. */
export function activeFilters(search: Search): ActiveFilter[] {
  const narrows: Record<ActiveFilter, boolean> = {
    gender: search.gender !== 'all',
    age: search.min_age !== youngestAge || search.max_age !== oldestAge,
    place: search.country !== 'all',
    distance: search.distance_km !== null,
    online: search.online,
    with_photo: search.with_photo,
  }
  return (Object.keys(narrows) as ActiveFilter[]).filter((filter) => narrows[filter])
}

/** The search without filters: shown in the form until the first response arrives. */
export const unfilteredSearch: Search = {
  gender: 'all',
  country: 'all',
  region: null,
  min_age: youngestAge,
  max_age: oldestAge,
  distance_km: null,
  online: false,
  with_photo: false,
  fictional: true,
  two_way: true,
  order: 'active',
}
