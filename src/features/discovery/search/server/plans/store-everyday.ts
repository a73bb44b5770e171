import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SearchRequest } from '../search-request.ts'
import { type Projection, projections } from '../store-projections.ts'
import { mergedRanges, singleRange } from './store-index-ranges.ts'

/**
 * A region, by its index. Most searches are for one gender; for both, each is read in order and the
 * two are merged.
 */
export function searchRegion<Row>(
  queries: Queries,
  as: Projection,
  r: SearchRequest,
): Promise<Row[]> {
  const region = sql`s.pool_id = ${r.pool} and s.country = ${r.countries[0]} and s.region_id = ${r.region}`
  if (r.genders.length === 1)
    return queries.many(
      singleRange(projections[as], r, sql`${region} and s.gender = ${r.genders[0]}`),
    )
  return queries.many(
    mergedRanges(projections[as], r, {
      keys: sql`select * from unnest(${r.genders}::smallint[]) g (gender)`,
      where: sql`${region} and s.gender = t.gender`,
    }),
  )
}

/** A country by its index, or all countries, each read in order and merged. */
export function searchCountry<Row>(
  queries: Queries,
  as: Projection,
  r: SearchRequest,
): Promise<Row[]> {
  if (r.genders.length === 1 && r.countries.length === 1)
    return queries.many(
      singleRange(
        projections[as],
        r,
        sql`s.pool_id = ${r.pool} and s.country = ${r.countries[0]} and s.gender = ${r.genders[0]}`,
      ),
    )
  return queries.many(
    mergedRanges(projections[as], r, {
      keys: sql`
        select * from unnest(${r.countries}::smallint[]) k (country) cross join unnest(${r.genders}::smallint[]) g (gender)`,
      where: sql`s.pool_id = ${r.pool} and s.country = t.country and s.gender = t.gender`,
    }),
  )
}
