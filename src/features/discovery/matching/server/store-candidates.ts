import type { Queries } from '#platform/server/postgres/database.ts'
import { type Sql, sql } from '#platform/server/postgres/sql.ts'
import type { Country } from '#features/site/geography/index.ts'
import type { TraitValue } from '#features/members/profiles/index.ts'
import { type MatchCriteria, matchPredicate } from '#features/discovery/search/server/index.ts'
import type { Interest } from '#features/site/sites/index.ts'
import type { Area } from '../rules/areas-around.ts'

/** The facts about the seeker that determine who they are shown. */
export interface SeekerRow {
  readonly birth: string
  readonly gender: number
  readonly seeks: number
  readonly country: Country | null
  readonly city_id: number | null
  readonly city: string | null
  readonly interests: readonly Interest[]
  readonly signup_reason: TraitValue<'signup_reason'> | null
}

/** Reads the seeker's facts; null for an account without a profile. */
export function selectSeeker(queries: Queries, account: number): Promise<SeekerRow | null> {
  return queries.maybe(sql`
    select p.birth, p.gender, p.seeks, p.country, p.city_id, c.name as city, l.interests, l.signup_reason
    from profiles.public_profile p
    join profiles.public_matching_facts l on l.account_id = p.account_id
    left join geography.public_city c on c.id = p.city_id
    where p.account_id = ${account}`)
}

export interface CandidateFilter {
  readonly pool: number
  readonly me: number
  /** Country numbers. */
  readonly countries: readonly number[]
  readonly orientations: readonly number[]
  /** The bit of the seeker's gender that the candidate's preferences must include. */
  readonly bit: number
  readonly bornAfter: string
  readonly bornUntil: string
  /** True for a narrow age range: each year of birth is read from its own index range. */
  readonly few: boolean
  readonly choices: MatchCriteria['choices']
  readonly required: MatchCriteria['required']
  readonly since: Date | null
  readonly until: null
  /** Passes before this time have expired. */
  readonly passedSince: Date
}

/**
 * A candidate: always a member, and never the seeker, blocked, already liked or recently passed.
 */
export interface CandidateRow {
  readonly account_id: number
  readonly last_active: Date
  readonly activity_rank: number
  /** The day of the last activity, `YYYY-MM-DD`. */
  readonly active_on: string
  readonly has_photo: boolean
  readonly city_id: number | null
  readonly interests: readonly Interest[]
  readonly signup_reason: TraitValue<'signup_reason'> | null
  readonly relationship_status: TraitValue<'relationship_status'> | null
}

/**
 * The most recently active members of some countries. Each orientation has its own index range, and
 * each year of birth too for a narrow age range; the ranges are merged.
 */
export function selectByCountries(queries: Queries, w: CandidateFilter): Promise<CandidateRow[]> {
  const years = { first: Number(w.bornAfter.slice(0, 4)), last: Number(w.bornUntil.slice(0, 4)) }
  return queries.many(sql`
    with ${met(w)}
    select z.account_id, z.last_active, z.activity_rank, date '1970-01-01' + (z.activity_rank >> 32)::int as active_on, z.has_photo, s.city_id, l.interests, l.signup_reason, l.relationship_status
    from (
      select y.*
      from unnest(${w.countries}::smallint[]) k (country)
      cross join unnest(${w.orientations}::smallint[]) o (orientation)
      ${w.few ? sql`cross join generate_series(${years.first}::int, ${years.last}::int) b (year)` : nothing}
      cross join lateral (
        select s.account_id, s.last_active, s.activity_rank, s.has_photo
        from search.public_searchable s
        where s.pool_id = ${w.pool} and s.country = k.country and s.orientation = o.orientation
          ${w.few ? sql`and s.birth_year = b.year::smallint` : nothing} and ${eligiblePredicate(w)}
        order by s.activity_rank desc, s.account_id desc limit 300
      ) y
      order by y.activity_rank desc, y.account_id desc limit 300
    ) z
    join search.public_searchable s on s.account_id = z.account_id
    join profiles.public_matching_facts l on l.account_id = z.account_id
    order by z.activity_rank desc, z.account_id desc`)
}

/** The most recently active members of the nearest areas, most of them from the nearest. */
export function selectByAreas(
  queries: Queries,
  w: CandidateFilter,
  areas: readonly Area[],
): Promise<CandidateRow[]> {
  return queries.many(sql`
    with ${met(w)}
    select z.account_id, z.last_active, z.activity_rank, date '1970-01-01' + (z.activity_rank >> 32)::int as active_on, z.has_photo, z.city_id, l.interests, l.signup_reason, l.relationship_status
    from (
      select y.*
      from unnest(${areas.map(({ cell }) => cell)}::int[], ${areas.map(({ most }) => most)}::int[]) with ordinality k (cell, most, nth)
      cross join lateral (
        select x.*
        from unnest(${w.orientations}::smallint[]) o (orientation)
        cross join lateral (
          select s.account_id, s.last_active, s.activity_rank, s.has_photo, s.city_id
          from search.public_searchable s
          where s.pool_id = ${w.pool} and s.cell = k.cell and s.orientation = o.orientation and ${eligiblePredicate(w)}
          order by s.activity_rank desc, s.account_id desc limit 160
        ) x
        order by x.activity_rank desc, x.account_id desc limit k.most
      ) y
      order by k.nth, y.activity_rank desc limit 400
    ) z
    join profiles.public_matching_facts l on l.account_id = z.account_id
    order by z.activity_rank desc, z.account_id desc`)
}

/**
 * The members to exclude, read once and hashed: three look-ups per index row would cost more than
 * the rows.
 */
function met({ me, passedSince }: CandidateFilter): Sql {
  return sql`met as materialized (
      select b.other_id from blocks.public_block b where b.account_id = ${me}
      union all
      select g.other_id from likes.public_like g where g.account_id = ${me}
      union all
      select w.other_id from matching.swipe w
      where w.account_id = ${me} and w.undone_at is null and w.at > ${passedSince}
    )`
}

const nothing = sql.part``

/** Only members who match the filter and are not excluded. */
function eligiblePredicate(w: CandidateFilter): Sql {
  return sql`${matchPredicate({ ...w, kinds: [0] })}
          and s.account_id <> ${w.me} and s.account_id not in (select m.other_id from met m)`
}
