import type { Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { countries, countryCodes } from '../../rules/countries.ts'
import { type NamedCity, nameCities } from './data/name-cities.ts'
import { type Region, assignRegions } from './data/assign-regions.ts'
import { readShippedCities } from './data/read-shipped-cities.ts'

/** Increase the number with every change to the data or how it is processed. */
export const version = `1 ${countryCodes.join(' ')}`

/**
 * Loads countries, regions and cities from the data shipped with the product (PRO-09). Rows of an
 * earlier version are updated.
 */
export async function load(tx: Transaction): Promise<void> {
  const cities = readShippedCities()
  const { regions, regionByCity } = assignRegions(cities)
  await loadCountries(tx)
  await loadRegions(tx, regions)
  const named = nameCities(cities)
  await loadCities(tx, named, regionByCity)
  await loadSpellings(tx, named)
  // Provides the planner with statistics for these tables from the first query, including in a copy
  // of this database.
  await tx.run(sql`analyze geography.region, geography.city, geography.spelling`)
}

async function loadCountries(tx: Transaction): Promise<void> {
  for (const code of countryCodes) {
    const { regionLabel, locales } = countries[code]
    await tx.run(sql`insert into geography.country (code, region_label, locales) values (${code}, ${regionLabel}, ${[...locales]})
      on conflict (code) do update set region_label = excluded.region_label, locales = excluded.locales`)
  }
}

async function loadRegions(tx: Transaction, regions: readonly Region[]): Promise<void> {
  await tx.run(sql`insert into geography.region (id, country, code, name)
    select * from unnest(
      ${regions.map(({ id }) => id)}::smallint[], ${regions.map(({ country }) => country)}::char(2)[],
      ${regions.map(({ code }) => code)}::text[], ${regions.map(({ name }) => name)}::text[])
    on conflict (id) do update set code = excluded.code, name = excluded.name`)
}

async function loadCities(
  tx: Transaction,
  named: readonly NamedCity[],
  regionByCity: ReadonlyMap<NamedCity['city'], number>,
): Promise<void> {
  await tx.run(sql`insert into geography.city (id, country, region_id, name, ascii_name, population, lat, lon)
    select * from unnest(
      ${named.map(({ city }) => city.cityId)}::int[], ${named.map(({ city }) => city.country)}::char(2)[],
      ${named.map(({ city }) => regionByCity.get(city))}::smallint[], ${named.map(({ name }) => name)}::text[],
      ${named.map(({ asciiName }) => asciiName)}::text[], ${named.map(({ city }) => city.population)}::int[],
      ${named.map(({ city }) => city.loc.coordinates[1])}::real[], ${named.map(({ city }) => city.loc.coordinates[0])}::real[])
    on conflict (id) do update set country = excluded.country, region_id = excluded.region_id, name = excluded.name,
      ascii_name = excluded.ascii_name, population = excluded.population, lat = excluded.lat, lon = excluded.lon
    where (city.country, city.region_id, city.name, city.ascii_name, city.population, city.lat, city.lon)
      is distinct from (excluded.country, excluded.region_id, excluded.name, excluded.ascii_name, excluded.population, excluded.lat, excluded.lon)`)
}

async function loadSpellings(tx: Transaction, named: readonly NamedCity[]): Promise<void> {
  const rows = named.flatMap(({ city, spellings }) => spellings.map((folded) => ({ city, folded })))
  await tx.run(sql`delete from geography.spelling`)
  await tx.run(sql`insert into geography.spelling (country, folded, city_id, population)
    select * from unnest(
      ${rows.map(({ city }) => city.country)}::char(2)[], ${rows.map(({ folded }) => folded)}::text[],
      ${rows.map(({ city }) => city.cityId)}::int[], ${rows.map(({ city }) => city.population)}::int[])`)
}
