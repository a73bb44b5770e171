import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Request } from './request.ts'
import { fewStretches, type Shape, shapes } from './store-shapes.ts'
import { merged, newestOf, type Stretches } from './store-stretches.ts'

/** Rare orientations: each has its own stretch of the index, and the stretches are merged. */
export function searchOrientation<Row>(queries: Queries, as: Shape, r: Request): Promise<Row[]> {
  return queries.many(
    merged(shapes[as], r, {
      keys: sql`
        select * from unnest(${r.countries}::smallint[]) k (country)
        cross join unnest(${r.orientations}::smallint[]) o (orientation)`,
      where: sql`s.pool_id = ${r.pool} and s.country = t.country and s.orientation = t.orientation`,
    }),
  )
}

/** Few ages: each year of birth of each orientation has its own stretch; where these are many, only the newest are read to the end. */
export function searchYear<Row>(queries: Queries, as: Shape, r: Request): Promise<Row[]> {
  const last = Number(r.bornUntil.slice(0, 4))
  const first = Number(r.bornAfter.slice(0, 4))
  const stretches: Stretches = {
    keys: sql`
      select k.country, o.orientation, y.birth_year::smallint as birth_year
      from unnest(${r.countries}::smallint[]) k (country)
      cross join unnest(${r.orientations}::smallint[]) o (orientation)
      cross join generate_series(${first}::int, ${last}::int) y (birth_year)`,
    where: sql`
      s.pool_id = ${r.pool} and s.country = t.country and s.orientation = t.orientation and s.birth_year = t.birth_year
      and (${r.region}::smallint is null or s.region_id = ${r.region}::smallint)`,
  }
  const few = r.countries.length * r.orientations.length * (last - first + 1) <= fewStretches
  return queries.many((as === 'count' || few ? merged : newestOf)(shapes[as], r, stretches))
}
