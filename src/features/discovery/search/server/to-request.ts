import { countryCodes } from '#features/site/geography/index.ts'
import { onlineForMs } from '#features/members/profiles/index.ts'
import { birthBounds } from '../rules/birth-bounds.ts'
import { countryNumber } from '../rules/country-number.ts'
import { farthestKm, type Search } from '../rules/search.ts'
import { wanted } from '../rules/wanted.ts'
import type { Distances } from './distances.ts'
import { beginning, type Request } from './request.ts'
import type { SearcherRow } from './store.ts'

/** Who is searching, where and when. */
export interface Asking {
  readonly pool: number
  /** The searcher's account id; null for a visitor. */
  readonly me: number | null
  readonly searcher: SearcherRow | null
  /** The kinds of profiles this searcher may see on this site, in addition to members. */
  readonly kinds: readonly number[]
  readonly today: string
  readonly now: Date
}

/** Every country, plus 0 for members without one. */
const allCountries = [...countryCodes.map(countryNumber), 0]

/** Converts a search to the form the SQL queries use. */
export async function toRequest(search: Search, asking: Asking, distances: Distances): Promise<Request> {
  const { searcher, me, now } = asking
  const country = search.country === 'all' ? null : countryNumber(search.country)
  const { region } = search
  const circle = search.order === 'near' || search.distance_km !== null
  const cities =
    circle && searcher?.city_id != null
      ? await distances.around(searcher.city_id, search.distance_km ?? farthestKm, now)
      : []
  return {
    pool: asking.pool,
    me,
    excluded: me === null ? [] : [me],
    countries: country === null ? allCountries : [country],
    region,
    ...wanted(search.gender, search.two_way && searcher !== null ? searcher.gender : null),
    ...birthBounds({ min: search.min_age, max: search.max_age }, asking.today),
    photo: search.with_photo,
    // Only members show a green dot.
    kinds: search.fictional && !search.online ? [0, ...asking.kinds] : [0],
    since: search.online ? new Date(now.getTime() - onlineForMs) : null,
    cities: cities.filter(
      (city) => (country === null || city.country === country) && (region === null || city.region_id === region),
    ),
    after: beginning,
  }
}
