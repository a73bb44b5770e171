import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#kernel/context.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { vacuumTables } from '#platform/server/testing/run-as-superuser.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { contract } from '../contract.ts'
import { countryCodes } from '../rules/countries.ts'
import { createPlaces, type Places } from './index.ts'

let clone: TestDatabase
let database: Database
let places: Places
// These endpoints ignore the caller and the site.
const context = {} as Context<unknown, null>

const amsterdam = 2759794
const haarlem = 2755003
const newYork = 5128581

beforeAll(async () => {
  clone = await createTestDatabase({ features: ['geography'] })
  database = createDatabase({ url: clone.url })
  places = createPlaces({ database })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

async function cities(
  country: (typeof countryCodes)[number],
  q: string,
  region?: number,
): Promise<string[]> {
  const answer = await places.handlers['geography.find_cities']({ country, q, region }, context)
  if ('refusal' in answer) throw new Error(answer.refusal)
  contract['geography.find_cities'].output.parse(answer)
  return answer.cities.map(({ name }) => name)
}

describe('public SQL functions', () => {
  test.each([
    [amsterdam, 2747891, 57],
    [amsterdam, haarlem, 17],
    [amsterdam, amsterdam, 0],
    [amsterdam, newYork, 5862],
    [2147714, 2179537, 2226],
    [amsterdam, 1, null],
  ])('from city %d to city %d it is %s km', async (a, b, km) => {
    const { there, back } = await database.one<{ there: number | null; back: number | null }>(
      sql`select geography.public_distance_km(${a}, ${b}) as there, geography.public_distance_km(${b}, ${a}) as back`,
    )
    expect(back).toBe(there)
    expect(there).toBe(km)
  })

  test('the nearest city really is the nearest', async () => {
    for (const [lat, lon] of [
      [52.38, 4.63],
      [-25, 131],
      [64.8, -147.7],
      [51.05, 2.37],
    ]) {
      const { near, truly } = await database.one<{ near: number; truly: number }>(sql`
        select geography.public_nearest_city(${lat}::real, ${lon}::real) as near, (
          select c.id from geography.city c order by geography.great_circle_km(${lat}::real, ${lon}::real, c.lat, c.lon), c.id limit 1
        ) as truly`)
      expect([lat, lon, near]).toEqual([lat, lon, truly])
    }
  })

  test.each([
    [19.43, -99.13],
    [0, 0],
    [90, 0],
    [-90, 180],
    [60, 100],
  ])('nothing is near %d, %d', async (lat, lon) => {
    expect(
      await database.one(
        sql`select geography.public_nearest_city(${lat}::real, ${lon}::real) as near`,
      ),
    ).toEqual({
      near: null,
    })
  })

  test('the cells around a city contain every city within the distance', async () => {
    for (const [city, km] of [
      [amsterdam, 25],
      [newYork, 60],
      [5880054, 200],
    ]) {
      const missed = await database.many(sql`
        select c.id from geography.city c
        cross join (select lat, lon from geography.city where id = ${city}::int) home
        where geography.great_circle_km(home.lat, home.lon, c.lat, c.lon) <= ${km}::int
          and c.cell not in (select geography.public_cells_around(${city}::int, ${km}::int))`)
      expect(missed).toEqual([])
    }
    const { cell, around } = await database.one<{ cell: number; around: number[] }>(sql`
      select geography.public_city_cell(${haarlem}) as cell, array(select geography.public_cells_around(${haarlem}, 0)) as around`)
    expect(around).toEqual([cell])
  })

  test('the cities around one, and the distances to several, agree with the distance between each pair', async () => {
    const around = await database.many<{ city_id: number; km: number; direct: number }>(sql`
      select c.city_id, c.km, geography.public_distance_km(${haarlem}, c.city_id) as direct
      from geography.public_cities_around(${haarlem}, 30) c`)
    expect(around).toHaveLength(97)
    for (const { km, direct } of around) expect(km).toBe(direct)
    expect(around).toContainEqual({ city_id: amsterdam, km: 17, direct: 17 })
    expect(around).toContainEqual({ city_id: haarlem, km: 0, direct: 0 })
    expect(around.some(({ city_id }) => city_id === 2747891)).toBe(false)

    const others = [amsterdam, haarlem, newYork, 1]
    const distances = await database.many(sql`
      select city_id, km from geography.public_distances_km(${haarlem}, ${others}::int[]) order by km`)
    expect(distances).toEqual([
      { city_id: haarlem, km: 0 },
      { city_id: amsterdam, km: 17 },
      { city_id: newYork, km: 5846 },
    ])
  })

  test('a radius is read by an index-only scan of the cells', async () => {
    // Autovacuum does this within a minute of loading; an index-only scan needs pages that are
    // visible to all transactions.
    await vacuumTables(database.pool, 'geography.city')
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`
      explain select c.id, geography.great_circle_km(h.lat, h.lon, c.lat, c.lon) from geography.city h
      join geography.city c on c.cell = any (array(select geography.public_cells_around(${haarlem}, 200))) where h.id = ${haarlem}`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      'Index Only Scan using city_cell on city c',
    )
  })
})

describe('endpoints', () => {
  test.each<[(typeof countryCodes)[number], string, string]>([
    ['NL', 'haar', 'Haarlem'],
    ['NL', "'s-gra", 'Den Haag'],
    ['NL', 'den haag', 'Den Haag'],
    ['NL', 'THE HAGUE', 'Den Haag'],
    ['NL', 'den bosch', "'s-Hertogenbosch"],
    ['NL', 'hertogen', "'s-Hertogenbosch"],
    ['PL', 'lodz', 'Łódź'],
    ['PL', 'warschau', 'Warszawa'],
    ['DE', 'munch', 'München'],
    ['DE', 'muench', 'München'],
    ['DE', 'Munich', 'München'],
    ['DE', 'koeln', 'Köln'],
    ['AT', 'vienna', 'Wien'],
    ['BE', 'anvers', 'Antwerpen'],
    ['BE', 'schaerbeek', 'Bruxelles / Brussel'],
    ['CH', 'st gal', 'St. Gallen'],
    ['CH', 'bienne', 'Biel/Bienne'],
    ['IT', 'firen', 'Firenze'],
    ['IT', 'florenz', 'Firenze'],
    ['ES', 'san sebastian', 'Donostia / San Sebastián'],
    ['FR', 'rochelle', 'La Rochelle'],
    ['GB', 'londres', 'London'],
    ['US', 'new york', 'New York City'],
    ['CA', 'montreal', 'Montréal'],
    ['IE', 'luimneach', 'Limerick'],
  ])('%s: typing %j finds %s first', async (country, q, first) => {
    expect((await cities(country, q))[0]).toBe(first)
  })

  test('at most ten cities, the largest first, each once, and only from the requested region', async () => {
    const found = await cities('DE', 'b')
    expect(found).toHaveLength(10)
    expect(found[0]).toBe('Berlin')
    expect(new Set(found).size).toBe(10)
    expect(await cities('DE', 'b', 1003)).toContain('Berlin')
    expect(await cities('DE', 'b', 1002)).not.toContain('Berlin')
  })

  test.each(['%', '_', "' or 1=1 --", '\\', '☂', 'zzzzqq'])(
    '%j finds nothing and causes no error',
    async (q) => {
      expect(await cities('NL', q)).toEqual([])
    },
  )

  test('regions are returned for one country or for all, sorted by name', async () => {
    const one = await places.handlers['geography.list_regions']({ country: 'CH' }, context)
    if ('refusal' in one) throw new Error(one.refusal)
    contract['geography.list_regions'].output.parse(one)
    expect(Object.keys(one.region_data)).toEqual(['CH'])
    expect(one.region_data.CH?.label).toBe('canton')
    expect(one.region_data.CH?.regions[0]?.name).toBe('Aargau')
    const all = await places.handlers['geography.list_regions']({}, context)
    if ('refusal' in all) throw new Error(all.refusal)
    expect(Object.keys(contract['geography.list_regions'].output.parse(all).region_data)).toEqual(
      countryCodes,
    )
  })

  test('countries are returned with label and languages', async () => {
    const answer = await places.handlers['geography.list_countries']({}, context)
    const { countries } = contract['geography.list_countries'].output.parse(answer)
    expect(countries).toHaveLength(15)
    expect(countries).toContainEqual({
      code: 'BE',
      region_label: 'province',
      locales: ['nl', 'fr', 'de'],
    })
  })

  test('a position returns the nearest city, or false if none is near', async () => {
    const reverseGeocode = (lat: number, lon: number) =>
      places.handlers['geography.reverse_geocode']({ lat, lon }, context)
    expect(
      contract['geography.reverse_geocode'].output.parse(await reverseGeocode(52.381234, 4.63789)),
    ).toEqual({
      id: haarlem,
      country: 'NL',
      name: 'Haarlem',
      region: 108,
      region_name: 'Noord-Holland',
    })
    expect(await reverseGeocode(0, 0)).toBe(false)
  })

  test('a city is found by an index, not by reading all cities', async () => {
    const plan = await database.many<Record<string, string>>(sql`
      explain select city_id from geography.spelling where country = 'US' and folded ~>=~ 'chic' and folded ~<~ 'chicz'`)
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('spelling_beginning')
  })
})

describe('input', () => {
  test.each([
    [{ country: 'NL', q: 'a' }, true],
    [{ country: 'NL', q: 'a', region: '108' }, true],
    [{ country: 'XX', q: 'a' }, false],
    [{ country: 'NL', q: '' }, false],
    [{ country: 'NL', q: 'a\0' }, false],
    [{ country: 'NL', q: 'a'.repeat(81) }, false],
    [{ country: 'NL', q: 'a', region: '1.5' }, false],
    [{ country: 'NL', q: 'a', more: '1' }, false],
  ])('find_cities accepts %j: %s', (input, good) => {
    expect(contract['geography.find_cities'].input.safeParse(input).success).toBe(good)
  })

  test.each([
    [{ lat: '52.38', lon: '4.63' }, true],
    [{ lat: '91', lon: '0' }, false],
    [{ lat: 'x', lon: '0' }, false],
    [{ lat: 'Infinity', lon: '0' }, false],
    [{ lon: '0' }, false],
  ])('reverse_geocode accepts %j: %s', (input, good) => {
    expect(contract['geography.reverse_geocode'].input.safeParse(input).success).toBe(good)
  })
})
