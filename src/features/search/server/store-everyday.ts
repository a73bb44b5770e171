import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Request } from './request.ts'
import { type Shape, shapes } from './store-shapes.ts'

/** A region by its index. One gender is the everyday search; for both, each is read in order and the two are merged. */
export function searchRegion<Row>(queries: Queries, as: Shape, r: Request): Promise<Row[]> {
  const shape = shapes[as]
  if (r.genders.length === 1)
    return queries.many(sql`
    ${shape.before}
      select s.account_id, s.last_active, 0 as km
      from search.member_search s
      where s.pool_id = ${r.pool} and s.country = ${r.countries[0]} and s.region_id = ${r.region} and s.gender = ${r.genders[0]}
        and (s.last_active, s.account_id) < (${r.after.at}::timestamptz, ${r.after.account}::bigint)
        and s.last_active >= coalesce(${r.since}::timestamptz, '-infinity')
        and search.passes(s.birth, s.has_photo, s.kind, s.seeks,
          ${r.bornAfter}, ${r.bornUntil}, ${r.photo}, ${[...r.kinds]}::smallint[], ${r.bit}::smallint)
        and s.account_id <> all (${[...r.excluded]}::bigint[])
        and not exists (select from blocks.public_block b where b.account_id = ${r.me}::bigint and b.other_id = s.account_id)
      order by s.last_active desc, s.account_id desc ${shape.limit}
    ${shape.after}`)
  return queries.many(sql`
    ${shape.before}
      select z.account_id, z.last_active, 0 as km
      from unnest(${[...r.genders]}::smallint[]) g (gender)
      cross join lateral (
        select s.account_id, s.last_active
        from search.member_search s
        where s.pool_id = ${r.pool} and s.country = ${r.countries[0]} and s.region_id = ${r.region} and s.gender = g.gender
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

/** A whole country by its index, or all countries, each read in order and merged. */
export function searchCountry<Row>(queries: Queries, as: Shape, r: Request): Promise<Row[]> {
  const shape = shapes[as]
  if (r.genders.length === 1 && r.countries.length === 1)
    return queries.many(sql`
    ${shape.before}
      select s.account_id, s.last_active, 0 as km
      from search.member_search s
      where s.pool_id = ${r.pool} and s.country = ${r.countries[0]} and s.gender = ${r.genders[0]}
        and (s.last_active, s.account_id) < (${r.after.at}::timestamptz, ${r.after.account}::bigint)
        and s.last_active >= coalesce(${r.since}::timestamptz, '-infinity')
        and search.passes(s.birth, s.has_photo, s.kind, s.seeks,
          ${r.bornAfter}, ${r.bornUntil}, ${r.photo}, ${[...r.kinds]}::smallint[], ${r.bit}::smallint)
        and s.account_id <> all (${[...r.excluded]}::bigint[])
        and not exists (select from blocks.public_block b where b.account_id = ${r.me}::bigint and b.other_id = s.account_id)
      order by s.last_active desc, s.account_id desc ${shape.limit}
    ${shape.after}`)
  return queries.many(sql`
    ${shape.before}
      select z.account_id, z.last_active, 0 as km
      from unnest(${[...r.countries]}::smallint[]) k (country)
      cross join unnest(${[...r.genders]}::smallint[]) g (gender)
      cross join lateral (
        select s.account_id, s.last_active
        from search.member_search s
        where s.pool_id = ${r.pool} and s.country = k.country and s.gender = g.gender
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
