import { countryCodes } from '#features/site/geography/index.ts'
import { onlineForMs } from '#features/members/profiles/index.ts'
import { birthBounds } from '../rules/birth-bounds.ts'
import { type ChoiceValues, mapChoices } from '../rules/choices.ts'
import { countryNumber } from '../rules/country-number.ts'
import { farthestKm, type Search } from '../rules/search.ts'
import { requiredColumns } from '../rules/switches.ts'
import { toGenderFilter } from '../rules/to-gender-filter.ts'
import type { Distances } from './distances.ts'
import { startPosition, type SearchRequest } from './search-request.ts'
import type { SearcherRow } from './store.ts'

/** The searcher, the site and the time of a search. */
export interface SearchContext {
  readonly pool: number
  /** The searcher's account id; null for a visitor. */
  readonly me: number | null
  readonly searcher: SearcherRow | null
  /** The kinds of profiles this searcher may see on this site, in addition to members. */
  readonly kinds: readonly number[]
  readonly today: string
  readonly now: Date
}

/** Members active since then count as online. */
export function startOfOnline(now: Date): Date {
  return new Date(now.getTime() - onlineForMs)
}

/** Every country, plus 0 for members without one. */
const allCountries = [...countryCodes.map(countryNumber), 0]

/** Converts a search to the form the SQL queries use. */
export async function toSearchRequest(
  search: Search,
  context: SearchContext,
  distances: Distances,
): Promise<SearchRequest> {
  const { searcher, me, now } = context
  const country = search.country === 'all' ? null : countryNumber(search.country)
  const { region } = search
  const circle = search.order === 'near' || search.distance_km !== null
  const cities =
    circle && searcher?.city_id != null
      ? await distances.around(searcher.city_id, search.distance_km ?? farthestKm, now)
      : []
  return {
    pool: context.pool,
    me,
    excluded: me === null ? [] : [me],
    countries: country === null ? allCountries : [country],
    region,
    ...toGenderFilter(search.gender, search.two_way && searcher !== null ? searcher.gender : null),
    ...birthBounds({ min: search.min_age, max: search.max_age }, context.today),
    required: requiredColumns(search),
    choices: mapChoices((name) => search[name]) as ChoiceValues,
    // Only members show a green dot.
    kinds: search.fictional && !search.online ? [0, ...context.kinds] : [0],
    since: search.online ? startOfOnline(now) : null,
    until: null,
    cities: cities.filter(
      (city) =>
        (country === null || city.country === country) &&
        (region === null || city.region_id === region),
    ),
    after: startPosition,
  }
}
