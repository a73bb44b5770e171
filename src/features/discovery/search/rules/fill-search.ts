import { ageOn } from '#features/members/accounts/index.ts'
import type { Country } from '#features/site/geography/index.ts'
import { oldestAge, youngestAge } from './birth-bounds.ts'
import { noChoices, pickChoices } from './choices.ts'
import { type SearchInput, farthestKm, type Search, type SoughtGender } from './search.ts'
import { mapSwitches } from './switches.ts'

/** The fields of the searcher's profile used for defaults. */
export interface Searcher {
  readonly birth: string
  /** The genders they are looking for, as bits: 1 men, 2 women. */
  readonly seeks: number
  readonly country: Country | null
  readonly city_id: number | null
}

/** The site's facts used for defaults. */
interface SiteFacts {
  readonly country: string
  readonly today: string
  /** Whether fictional or sponsored profiles are shown if the search doesn't specify it. */
  readonly fictional: boolean
}

/** How many years older and younger than the searcher the default age range extends. */
const yearsAround = 10

/**
 * Fills in defaults from the searcher's profile: the gender they are looking for, their country,
 * ten years either side of their age. A visitor's search covers everyone in the site's country.
 */
export function fillSearch(input: SearchInput, searcher: Searcher | null, site: SiteFacts): Search {
  const [min_age, max_age] = resolveAges(input, searcher && ageOn(searcher.birth, site.today))
  const hasCity = searcher !== null && searcher.city_id !== null
  const distance_km = hasCity && input.distance_km ? Math.min(input.distance_km, farthestKm) : null
  const order = hasCity && input.order === 'near' ? 'near' : 'active'
  // A radius crosses borders unless a country was given.
  const home =
    distance_km === null && order === 'active'
      ? (searcher?.country ?? (site.country as Country))
      : 'all'
  const country = input.country ?? home
  return {
    gender: input.gender ?? soughtBy(searcher?.seeks ?? 3),
    country,
    region: country === 'all' ? null : (input.region ?? null),
    min_age,
    max_age,
    distance_km,
    fictional: input.fictional ?? site.fictional,
    ...noChoices,
    ...pickChoices((name) => (searcher === null ? undefined : input[name])),
    ...mapSwitches((name, { byDefault, membersOnly }) =>
      searcher === null ? !membersOnly && (input[name] ?? false) : (input[name] ?? byDefault),
    ),
    order,
  }
}

function resolveAges(
  { min_age, max_age }: SearchInput,
  ownAge: number | null,
): readonly [number, number] {
  const bound = (age: number) => Math.min(Math.max(age, youngestAge), oldestAge)
  // If only one end is given, the other end is open.
  const open = ownAge === null || min_age != null || max_age != null
  const from = bound(min_age ?? (open ? youngestAge : ownAge - yearsAround))
  const to = bound(max_age ?? (open ? oldestAge : ownAge + yearsAround))
  return from <= to ? [from, to] : [to, from]
}

function soughtBy(seeks: number): SoughtGender {
  if (seeks === 1) return 'male'
  return seeks === 2 ? 'female' : 'all'
}
