import type { searchFields } from '#features/site/sites/index.ts'
import { oldestAge, youngestAge } from './birth-bounds.ts'
import type { Asked } from './search.ts'

/** A filter a site may offer. */
export type SearchField = (typeof searchFields)[number]

/**
 * What of a search the site lets people filter by (SRCH-01): a filter it does not offer narrows nothing, so that nobody is kept out by
 * what the searcher cannot see. Whom they seek still comes from their own profile.
 */
export function askedWithin(asked: Asked, offered: readonly SearchField[]): Asked {
  const has = (field: SearchField) => offered.includes(field)
  const { gender, country, region, min_age, max_age, ...rest } = asked
  return {
    ...rest,
    ...(has('gender') && { gender }),
    country: has('country') ? country : 'all',
    ...(has('country') && has('countryregion') && { region }),
    min_age: has('min_age') ? min_age : youngestAge,
    max_age: has('max_age') ? max_age : oldestAge,
  }
}
