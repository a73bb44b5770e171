import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Country } from '../rules/countries.ts'
import type { Region } from '../rules/group-regions-by-country.ts'
import type { Position } from '../rules/round-position.ts'

/** A city with its region, as shown in forms. */
export interface CityRow {
  readonly id: number
  readonly country: Country
  readonly name: string
  readonly region: number
  readonly region_name: string
}

export function selectRegions(queries: Queries): Promise<(Region & { country: Country })[]> {
  return queries.many(sql`select id, country, code, name from geography.region`)
}

/**
 * The ten largest cities with a folded spelling that starts with `prefix`. `prefix` must be folded:
 * only letters, digits and spaces.
 */
export function selectCitiesByPrefix(
  queries: Queries,
  { country, prefix, region }: { country: Country; prefix: string; region: number | null },
): Promise<CityRow[]> {
  return queries.many(sql`
    with found as (
      select distinct city_id, population from geography.spelling
      where country = ${country} and folded ~>=~ ${prefix} and folded ~<~ ${`${prefix}\u{10ffff}`}
    )
    select c.id, c.country, c.name, r.id as region, r.name as region_name
    from found
    join geography.city c on c.id = found.city_id
    join geography.region r on r.id = c.region_id
    where r.id = ${region}::smallint or ${region}::smallint is null
    order by c.population desc, c.id
    limit 10`)
}

/** The city nearest to a position; null if none is near. */
export function selectNearestCity(
  queries: Queries,
  { lat, lon }: Position,
): Promise<CityRow | null> {
  return queries.maybe(sql`
    select c.id, c.country, c.name, r.id as region, r.name as region_name
    from geography.public_nearest_city(${lat}::real, ${lon}::real) nearest
    join geography.city c on c.id = nearest
    join geography.region r on r.id = c.region_id`)
}
