import { oldestAge } from './birth-bounds.ts'
import type { Search } from './search.ts'

/**
 * The index used by a search. `region` and `country`: the common ones, which filter ages and
 * preferences while scanning. `orientation`: for a rare orientation in a country. `year`: for a
 * narrow age range. `cells`: a radius, most recently active first. `near`: nearest first.
 */
export type Plan = 'region' | 'country' | 'orientation' | 'year' | 'cells' | 'near'

/**
 * An age range of at most this many years matches few people: filtering would read far more rows
 * than it shows.
 */
const narrowYears = 3
/** Higher ages match few people too. */
const oldFrom = 65

/**
 * Decides from the search criteria and how common they are, never from the current contents of the
 * database.
 */
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
