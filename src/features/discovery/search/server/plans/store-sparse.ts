import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SearchRequest } from '../search-request.ts'
import { maxMergedRanges, type Projection, projections } from '../store-projections.ts'
import { mergedRanges, newestRanges, type IndexRanges } from './store-index-ranges.ts'

/** Rare orientations: each has its own index range, and the ranges are merged. */
export function searchOrientation<Row>(
  queries: Queries,
  as: Projection,
  r: SearchRequest,
): Promise<Row[]> {
  return queries.many(
    mergedRanges(projections[as], r, {
      keys: sql`
        select * from unnest(${r.countries}::smallint[]) k (country)
        cross join unnest(${r.orientations}::smallint[]) o (orientation)`,
      where: sql`s.pool_id = ${r.pool} and s.country = t.country and s.orientation = t.orientation`,
    }),
  )
}

/**
 * A narrow age range: each year of birth of each orientation has its own index range; with many
 * ranges, only the most recent are read to the end.
 */
export function searchYear<Row>(
  queries: Queries,
  as: Projection,
  r: SearchRequest,
): Promise<Row[]> {
  const last = Number(r.bornUntil.slice(0, 4))
  const first = Number(r.bornAfter.slice(0, 4))
  const ranges: IndexRanges = {
    keys: sql`
      select k.country, o.orientation, y.birth_year::smallint as birth_year
      from unnest(${r.countries}::smallint[]) k (country)
      cross join unnest(${r.orientations}::smallint[]) o (orientation)
      cross join generate_series(${first}::int, ${last}::int) y (birth_year)`,
    where: sql`
      s.pool_id = ${r.pool} and s.country = t.country and s.orientation = t.orientation and s.birth_year = t.birth_year
      and (${r.region}::smallint is null or s.region_id = ${r.region}::smallint)`,
  }
  const few = r.countries.length * r.orientations.length * (last - first + 1) <= maxMergedRanges
  return queries.many(
    (as === 'count' || few ? mergedRanges : newestRanges)(projections[as], r, ranges),
  )
}
