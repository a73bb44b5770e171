import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Request } from './request.ts'
import { type Shape, shapes } from './store-shapes.ts'

/** Rare orientations: each has its own stretch of the index, and the stretches are merged. */
export function searchOrientation<Row>(queries: Queries, as: Shape, r: Request): Promise<Row[]> {
  const shape = shapes[as]
  return queries.many(sql`
    ${shape.before}
      select z.account_id, z.last_active, 0 as km
      from unnest(${[...r.countries]}::smallint[]) k (country)
      cross join unnest(${[...r.orientations]}::smallint[]) o (orientation)
      cross join lateral (
        select s.account_id, s.last_active
        from search.member_search s
        where s.pool_id = ${r.pool} and s.country = k.country and s.orientation = o.orientation
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
}

/** Narrow ages: each year of birth of each orientation has its own stretch. */
export function searchYear<Row>(queries: Queries, as: Shape, r: Request): Promise<Row[]> {
  const shape = shapes[as]
  const first = Number(r.bornAfter.slice(0, 4))
  const last = Number(r.bornUntil.slice(0, 4))
  return queries.many(sql`
    ${shape.before}
      select z.account_id, z.last_active, 0 as km
      from unnest(${[...r.countries]}::smallint[]) k (country)
      cross join unnest(${[...r.orientations]}::smallint[]) o (orientation)
      cross join generate_series(${first}::int, ${last}::int) y (yob)
      cross join lateral (
        select s.account_id, s.last_active
        from search.member_search s
        where s.pool_id = ${r.pool} and s.country = k.country and s.orientation = o.orientation and s.yob = y.yob::smallint
        and (${r.region}::smallint is null or s.region_id = ${r.region}::smallint)
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
}
