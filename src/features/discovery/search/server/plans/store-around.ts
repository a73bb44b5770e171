import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ResultRow, SearchRequest } from '../search-request.ts'
import { afterPosition, visiblePredicate } from '../store-predicates.ts'
import { maxMergedRanges, type Projection, projections } from '../store-projections.ts'
import { mergedRanges, newestRanges, type IndexRanges } from './store-index-ranges.ts'

/**
 * A radius, most recently active first: each grid cell with one of its cities has one index range
 * per orientation. A radius of 200 km has a thousand cells, so only ranges whose most recent member
 * could be on the page are read further.
 */
export function searchCells<Row>(
  queries: Queries,
  as: Projection,
  r: SearchRequest,
): Promise<Row[]> {
  const cells = uniqueCells(r)
  const ranges: IndexRanges = {
    keys: sql`
      select * from unnest(${cells}::int[]) k (cell) cross join unnest(${r.orientations}::smallint[]) o (orientation)`,
    where: sql`s.pool_id = ${r.pool} and s.cell = t.cell and s.orientation = t.orientation
      and s.city_id = any (${r.cities.map(({ city_id }) => city_id)}::int[])`,
  }
  const few = cells.length * r.orientations.length <= maxMergedRanges
  return queries.many(
    (as === 'count' || few ? mergedRanges : newestRanges)(projections[as], r, ranges),
  )
}

/**
 * One ring of cities, nearest first: reads everyone in it and sorts. Rings are sized so that few
 * rows are read unnecessarily. `offset 0` forces reading by cell: with few matches, a plan made
 * with the values would scan all members instead.
 */
export function searchRing(
  queries: Queries,
  as: 'page' | 'visitor',
  r: SearchRequest,
): Promise<ResultRow[]> {
  const shape = projections[as]
  return queries.many(sql`
    ${shape.before}
      select s.account_id, s.activity_rank, c.km
      from unnest(${uniqueCells(r)}::int[]) k (cell)
      cross join unnest(${r.orientations}::smallint[]) o (orientation)
      cross join lateral (
        select s.account_id, s.activity_rank, s.city_id
        from search.member_search s
        where s.pool_id = ${r.pool} and s.cell = k.cell and s.orientation = o.orientation and ${visiblePredicate(r)}
        offset 0
      ) s
      join unnest(${r.cities.map(({ city_id }) => city_id)}::int[], ${r.cities.map(({ km }) => km)}::int[]) c (city_id, km)
        on c.city_id = s.city_id
      where c.km > ${r.after.km} or ${afterPosition(r.after)}
      order by c.km, s.activity_rank desc, s.account_id desc ${shape.limit}
    ${shape.after}`)
}

function uniqueCells({ cities }: SearchRequest): number[] {
  return [...new Set(cities.map(({ cell }) => cell))]
}
