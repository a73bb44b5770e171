import { birthBounds, choosePlan, countryNumber, type Search, wanted } from '#features/discovery/search/index.ts'
import { countryCodes } from '#features/site/geography/index.ts'
import { areasAround } from '../rules/areas-around.ts'
import { forgottenBefore } from '../rules/memory.ts'
import type { Candidate } from '../rules/rank.ts'
import type { MatchingDeps } from './deps.ts'
import {
  type CandidateRow,
  type SeekerRow,
  selectOfAreas,
  selectOfCountries,
  type Wanting,
} from './store-candidates.ts'

/** Whom someone looks for, and since when they must have been here. */
export interface Wish {
  readonly search: Pick<Search, 'gender' | 'country' | 'min_age' | 'max_age' | 'distance_km' | 'with_photo'>
  readonly since: Date | null
}

/** Who looks, where and when. */
export interface Looking {
  readonly me: number
  readonly pool: number
  readonly today: string
  readonly now: Date
}

/** Someone who might be shown, with what may rule them out. */
export type Gathered = Candidate & Pick<CandidateRow, 'relationship_status'>

/** Every country, and those who say none. */
const allCountries = [...countryCodes.map(countryNumber), 0]

/**
 * Gathers a few hundred members who were here last and fit a wish: within the circle, or in the country. Only people whose own
 * wishes include the seeker (BEY-23), and members only: a like in the game, or a pick, shall be able to become a match.
 */
export function gather({ database, search: { distances } }: Pick<MatchingDeps, 'database' | 'search'>) {
  return async (wish: Wish, seeker: SeekerRow, looking: Looking): Promise<Gathered[]> => {
    const { search, since } = wish
    const { gender, seeks: _, city_id: home } = seeker
    const { orientations, bit } = wanted(search.gender, gender)
    const plan = choosePlan({ ...search, distance_km: null, region: null, order: 'active' }, orientations)
    const wanting: Wanting = {
      pool: looking.pool,
      me: looking.me,
      countries: search.country === 'all' ? allCountries : [countryNumber(search.country)],
      orientations,
      bit,
      ...birthBounds({ min: search.min_age, max: search.max_age }, looking.today),
      few: plan === 'year',
      photo: search.with_photo,
      since,
      passedSince: forgottenBefore(looking.now),
    }
    if (home === null || search.distance_km === null) return farther(await selectOfCountries(database, wanting), home)
    const cities = await distances.around(home, search.distance_km, looking.now)
    const rows = await selectOfAreas(database, wanting, areasAround(cities))
    const kilometres = new Map(cities.map(({ city_id, km }) => [city_id, km]))
    // A cell may hold a city that lies just outside the circle.
    return rows.flatMap((row) => {
      const km = row.city_id === null ? undefined : kilometres.get(row.city_id)
      return km === undefined ? [] : [toCandidate(row, km)]
    })

    async function farther(found: readonly CandidateRow[], from: number | null): Promise<Gathered[]> {
      const others = found.flatMap(({ city_id }) => city_id ?? [])
      const known = from === null ? new Map<number, number>() : await distances.between(from, others, looking.now)
      return found.map((row) => toCandidate(row, row.city_id === null ? null : (known.get(row.city_id) ?? null)))
    }
  }
}

function toCandidate(row: CandidateRow, km: number | null): Gathered {
  return {
    account: row.account_id,
    interests: row.interests,
    signupReason: row.signup_reason,
    km,
    lastActive: row.last_active,
    photo: row.has_photo,
    relationship_status: row.relationship_status,
  }
}
