import { daysBetween } from '#kernel/calendar.ts'
import { onlineForMs } from '#features/members/profiles/index.ts'
import {
  birthBounds,
  choosePlan,
  countryNumber,
  noChoices,
  noRequiredColumns,
  type Search,
  toGenderFilter,
} from '#features/discovery/search/index.ts'
import { countryCodes } from '#features/site/geography/index.ts'
import { areasAround } from '../rules/areas-around.ts'
import { passCutoff } from '../rules/swipe-retention.ts'
import type { Candidate } from '../rules/rank-candidates.ts'
import type { MatchingDeps } from './deps.ts'
import {
  type CandidateRow,
  type SeekerRow,
  selectByAreas,
  selectByCountries,
  type CandidateFilter,
} from './store-candidates.ts'

/** The people to look for, and how recently they must have been active. */
export interface CandidateQuery {
  readonly search: Pick<
    Search,
    'gender' | 'country' | 'min_age' | 'max_age' | 'distance_km' | 'with_photo'
  >
  readonly since: Date | null
}

/** The seeker's account, pool, local date and time. */
export interface SeekerContext {
  readonly me: number
  readonly pool: number
  readonly today: string
  readonly now: Date
}

/** A candidate with the field that may exclude them. */
export type CandidateWithStatus = Candidate & Pick<CandidateRow, 'relationship_status'>

/** Every country, plus 0 for members without one. */
const allCountries = [...countryCodes.map(countryNumber), 0]

/**
 * Finds a few hundred recently active members for a query, within the radius or in the country.
 * Only members whose own preferences include the seeker (BEY-23), and only members: a like in the
 * game or a pick must be able to become a match.
 */
export function createCandidateFinder({
  database,
  search: { distances },
}: Pick<MatchingDeps, 'database' | 'search'>) {
  return async (
    query: CandidateQuery,
    seeker: SeekerRow,
    looking: SeekerContext,
  ): Promise<CandidateWithStatus[]> => {
    const { search, since } = query
    const { gender, seeks: _, city_id: home } = seeker
    const { orientations, bit } = toGenderFilter(search.gender, gender)
    const plan = choosePlan(
      { ...search, distance_km: null, region: null, order: 'active' },
      orientations,
    )
    const wanting: CandidateFilter = {
      pool: looking.pool,
      me: looking.me,
      countries: search.country === 'all' ? allCountries : [countryNumber(search.country)],
      orientations,
      bit,
      ...birthBounds({ min: search.min_age, max: search.max_age }, looking.today),
      few: plan === 'year',
      choices: noChoices,
      required: { ...noRequiredColumns, has_photo: search.with_photo },
      since,
      until: null,
      passedSince: passCutoff(looking.now),
    }
    if (home === null || search.distance_km === null)
      return farther(await selectByCountries(database, wanting), home)
    const cities = await distances.around(home, search.distance_km, looking.now)
    const rows = await selectByAreas(database, wanting, areasAround(cities))
    const kilometres = new Map(cities.map(({ city_id, km }) => [city_id, km]))
    // A cell may contain a city just outside the radius.
    return rows.flatMap((row) => {
      const km = row.city_id === null ? undefined : kilometres.get(row.city_id)
      return km === undefined ? [] : [toCandidate(row, km, looking)]
    })

    async function farther(
      candidateRows: readonly CandidateRow[],
      from: number | null,
    ): Promise<CandidateWithStatus[]> {
      const cityIds = candidateRows.flatMap(({ city_id }) => city_id ?? [])
      const distanceByCity =
        from === null
          ? new Map<number, number>()
          : await distances.between(from, cityIds, looking.now)
      return candidateRows.map((row) =>
        toCandidate(
          row,
          row.city_id === null ? null : (distanceByCity.get(row.city_id) ?? null),
          looking,
        ),
      )
    }
  }
}

function toCandidate(
  row: CandidateRow,
  km: number | null,
  { today, now }: SeekerContext,
): CandidateWithStatus {
  return {
    account: row.account_id,
    interests: row.interests,
    signupReason: row.signup_reason,
    km,
    online: now.getTime() - row.last_active.getTime() <= onlineForMs,
    daysAway: daysBetween(row.active_on, today),
    activityRank: row.activity_rank,
    photo: row.has_photo,
    relationship_status: row.relationship_status,
  }
}
