import { oldestAge } from './birth-bounds.ts'
import type { Search } from './search.ts'

/**
 * Which index a search goes by. `region` and `country`: the everyday ones, filtering ages and wishes on the way. `orientation`: where
 * few of a country are sought. `year`: where few are of the ages. `cells`: a circle, newest first. `near`: nearest first.
 */
export type Plan = 'region' | 'country' | 'orientation' | 'year' | 'cells' | 'near'

/** Ages at most so many years apart are few people: filtering would read far more than it shows. */
const narrowYears = 3
/** So are all from this one on. */
const oldFrom = 65

/** Chooses by what is asked and by how common it is, never by what the database happens to hold. */
export function choosePlan(
  search: Pick<Search, 'region' | 'min_age' | 'max_age' | 'distance_km' | 'order'>,
  orientations: readonly number[],
): Plan {
  if (search.order === 'near') return 'near'
  if (search.distance_km !== null) return 'cells'
  const narrow = search.max_age < oldestAge && search.max_age - search.min_age <= narrowYears
  const few = narrow || search.min_age >= oldFrom
  const rare = orientations.every((orientation) => orientation % 4 !== 0)
  if (search.region !== null) return few && rare ? 'year' : 'region'
  if (few) return 'year'
  return rare ? 'orientation' : 'country'
}
