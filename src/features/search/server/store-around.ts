import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { FoundRow, Request } from './request.ts'
import { fewStretches, type Shape, shapes } from './store-shapes.ts'

/**
 * A circle, newest first: each cell of the grid that holds one of its cities is a stretch of the index for each orientation. A circle
 * of 200 km has a thousand cells, so a page first looks at the newest of each: whoever is among the newest N of all stands in one of
 * the N stretches whose newest are newest, and there not before the last of those newest. Only these are read.
 */
export function searchCells<Row>(queries: Queries, as: Shape, r: Request): Promise<Row[]> {
  const shape = shapes[as]
  const cells = cellsOf(r)
  const cities = r.cities.map(({ city_id }) => city_id)
  if (as === 'count' || cells.length * r.orientations.length <= fewStretches)
    return queries.many(sql`
    ${shape.before}
      select z.account_id, z.last_active, 0 as km
      from unnest(${cells}::int[]) k (cell)
      cross join unnest(${[...r.orientations]}::smallint[]) o (orientation)
      cross join lateral (
        select s.account_id, s.last_active
        from search.member_search s
        where s.pool_id = ${r.pool} and s.cell = k.cell and s.orientation = o.orientation
        and s.city_id = any (${cities}::int[])
        and (s.last_active, s.account_id) < (${r.after.at}::timestamptz, ${r.after.account}::bigint)
        and s.last_active >= coalesce(${r.since}::timestamptz, '-infinity')
        and search.passes(s.birth, s.has_photo, s.kind, s.seeks,
          ${r.bornAfter}, ${r.bornUntil}, ${r.photo}, ${[...r.kinds]}::smallint[], ${r.bit}::smallint)
        and s.account_id <> all (${[...r.excluded]}::bigint[])
        and not exists (select from blocks.public_block b where b.account_id = ${r.me}::bigint and b.other_id = s.account_id)
        order by s.last_active desc, s.account_id desc ${shape.limit}
      ) z
      ${shape.newest}
    ${shape.after}`)
  return queries.many(sql`
    ${shape.before}
      select z.account_id, z.last_active, 0 as km
      from (
        select t.cell, t.orientation, case when count(*) over () >= ${shape.enough} then min(t.last_active) over () else '-infinity' end as from_at
        from (
          select k.cell, o.orientation, n.last_active
          from unnest(${cells}::int[]) k (cell)
          cross join unnest(${[...r.orientations]}::smallint[]) o (orientation)
          cross join lateral (
            select s.account_id, s.last_active
            from search.member_search s
            where s.pool_id = ${r.pool} and s.cell = k.cell and s.orientation = o.orientation
            and s.city_id = any (${cities}::int[])
            and (s.last_active, s.account_id) < (${r.after.at}::timestamptz, ${r.after.account}::bigint)
            and s.last_active >= coalesce(${r.since}::timestamptz, '-infinity')
            and search.passes(s.birth, s.has_photo, s.kind, s.seeks,
              ${r.bornAfter}, ${r.bornUntil}, ${r.photo}, ${[...r.kinds]}::smallint[], ${r.bit}::smallint)
            and s.account_id <> all (${[...r.excluded]}::bigint[])
            and not exists (select from blocks.public_block b where b.account_id = ${r.me}::bigint and b.other_id = s.account_id)
            order by s.last_active desc, s.account_id desc limit 1
          ) n
          order by n.last_active desc, n.account_id desc ${shape.limit}
        ) t
      ) t
      cross join lateral (
        select s.account_id, s.last_active
        from search.member_search s
        where s.pool_id = ${r.pool} and s.cell = t.cell and s.orientation = t.orientation
        and s.city_id = any (${cities}::int[])
        and (s.last_active, s.account_id) < (${r.after.at}::timestamptz, ${r.after.account}::bigint)
        and s.last_active >= t.from_at
        and s.last_active >= coalesce(${r.since}::timestamptz, '-infinity')
        and search.passes(s.birth, s.has_photo, s.kind, s.seeks,
          ${r.bornAfter}, ${r.bornUntil}, ${r.photo}, ${[...r.kinds]}::smallint[], ${r.bit}::smallint)
        and s.account_id <> all (${[...r.excluded]}::bigint[])
        and not exists (select from blocks.public_block b where b.account_id = ${r.me}::bigint and b.other_id = s.account_id)
        order by s.last_active desc, s.account_id desc ${shape.limit}
      ) z
      ${shape.newest}
    ${shape.after}`)
}

/** One ring of cities, nearest first: everyone in it, sorted. Rings are cut so that few rows are read in vain. */
export function searchRing(queries: Queries, as: 'page' | 'visitor', r: Request): Promise<FoundRow[]> {
  const shape = shapes[as]
  return queries.many(sql`
    ${shape.before}
      select s.account_id, s.last_active, c.km
      from unnest(${cellsOf(r)}::int[]) k (cell)
      cross join unnest(${[...r.orientations]}::smallint[]) o (orientation)
      join search.member_search s on s.pool_id = ${r.pool} and s.cell = k.cell and s.orientation = o.orientation
      join unnest(${r.cities.map(({ city_id }) => city_id)}::int[], ${r.cities.map(({ km }) => km)}::int[]) c (city_id, km)
        on c.city_id = s.city_id
      where true
        and (c.km > ${r.after.km} or (s.last_active, s.account_id) < (${r.after.at}::timestamptz, ${r.after.account}::bigint))
        and s.last_active >= coalesce(${r.since}::timestamptz, '-infinity')
        and search.passes(s.birth, s.has_photo, s.kind, s.seeks,
          ${r.bornAfter}, ${r.bornUntil}, ${r.photo}, ${[...r.kinds]}::smallint[], ${r.bit}::smallint)
        and s.account_id <> all (${[...r.excluded]}::bigint[])
        and not exists (select from blocks.public_block b where b.account_id = ${r.me}::bigint and b.other_id = s.account_id)
      order by c.km, s.last_active desc, s.account_id desc ${shape.limit}
    ${shape.after}`)
}

function cellsOf({ cities }: Request): number[] {
  return [...new Set(cities.map(({ cell }) => cell))]
}
