import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Request } from './request.ts'
import { fewStretches, type Shape, shapes } from './store-shapes.ts'

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

/** Few ages: each year of birth of each orientation has its own stretch; where these are many, only the newest are read to the end. */
export function searchYear<Row>(queries: Queries, as: Shape, r: Request): Promise<Row[]> {
  const shape = shapes[as]
  const last = Number(r.bornUntil.slice(0, 4))
  const first = Math.max(Number(r.bornAfter.slice(0, 4)), last - mostYears)
  if (as === 'count' || r.countries.length * r.orientations.length * (last - first + 1) <= fewStretches)
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
  return queries.many(sql`
    ${shape.before}
      select z.account_id, z.last_active, 0 as km
      from (
        select t.country, t.orientation, t.yob,
          case when count(*) over () >= ${shape.enough} then min(t.last_active) over () else '-infinity' end as from_at
        from (
          select k.country, o.orientation, y.yob, n.last_active
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
            order by s.last_active desc, s.account_id desc limit 1
          ) n
          order by n.last_active desc, n.account_id desc ${shape.limit}
        ) t
      ) t
      cross join lateral (
        select s.account_id, s.last_active
        from search.member_search s
        where s.pool_id = ${r.pool} and s.country = t.country and s.orientation = t.orientation and s.yob = t.yob::smallint
        and (${r.region}::smallint is null or s.region_id = ${r.region}::smallint)
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

/** From 65 on to the oldest that anyone may be. */
const mostYears = 60
