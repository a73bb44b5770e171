import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await createTestDatabase({ features: ['geography'] })
  database = createDatabase({ url: clone.url })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

describe('the data', () => {
  test('every country has its regions', async () => {
    const rows = await database.many<{ country: string; count: number }>(
      sql`select country, count(*) from geography.public_region group by country`,
    )
    expect(Object.fromEntries(rows.map(({ country, count }) => [country, count]))).toEqual({
      NL: 12,
      BE: 11,
      IE: 4,
      IT: 20,
      ES: 19,
      CA: 13,
      NZ: 17,
      GB: 12,
      FR: 13,
      DE: 16,
      AT: 9,
      US: 51,
      AU: 8,
      CH: 26,
      PL: 16,
    })
  })

  test('every region has a city, and every country has at least a hundred', async () => {
    const empty = await database.many(sql`
      select name from geography.region r where not exists (select from geography.city c where c.region_id = r.id)`)
    expect(empty).toEqual([])
    const small = await database.many(
      sql`select country from geography.city group by country having count(*) < 100`,
    )
    expect(small).toEqual([])
  })

  test.each([
    ['NL', 'Haarlem', 'Noord-Holland'],
    ['NL', 'Den Haag', 'Zuid-Holland'],
    ['BE', 'Bruxelles / Brussel', 'Bruxelles / Brussel'],
    ['BE', 'Leuven', 'Vlaams-Brabant'],
    ['BE', 'Wavre', 'Brabant wallon'],
    ['BE', 'Oostende', 'West-Vlaanderen'],
    ['BE', 'Liège', 'Liège'],
    ['IE', 'Galway', 'Connacht'],
    ['IE', 'Cork', 'Munster'],
    ['IT', 'Roma', 'Lazio'],
    ['IT', 'Venezia', 'Veneto'],
    ['ES', 'Sevilla', 'Andalucía'],
    ['ES', 'Barcelona', 'Catalunya'],
    ['ES', 'Bilbao', 'Euskadi'],
    ['CA', 'Montréal', 'Québec'],
    ['NZ', 'Auckland', 'Auckland'],
    ['NZ', 'Whanganui', 'Manawatū-Whanganui'],
    ['GB', 'London', 'London'],
    ['GB', 'Manchester', 'North West'],
    ['GB', 'Leeds', 'Yorkshire and the Humber'],
    ['GB', 'Bristol', 'South West'],
    ['GB', 'Grays', 'East of England'],
    ['GB', 'Cardiff', 'Wales'],
    ['GB', 'Glasgow', 'Scotland'],
    ['GB', 'Belfast', 'Northern Ireland'],
    ['GB', 'Newcastle upon Tyne', 'North East'],
    ['GB', 'Nottingham', 'East Midlands'],
    ['GB', 'Birmingham', 'West Midlands'],
    ['GB', 'Brighton', 'South East'],
    ['FR', 'Lyon', 'Auvergne-Rhône-Alpes'],
    ['FR', 'Ajaccio', 'Corse'],
    ['DE', 'München', 'Bayern'],
    ['DE', 'Köln', 'Nordrhein-Westfalen'],
    ['AT', 'Wien', 'Wien'],
    ['AT', 'Graz', 'Steiermark'],
    ['US', 'Chicago', 'Illinois'],
    ['US', 'New York City', 'New York'],
    ['AU', 'Sydney', 'New South Wales'],
    ['AU', 'Perth', 'Western Australia'],
    ['CH', 'Sion', 'Valais / Wallis'],
    ['CH', 'Genève', 'Genève'],
    ['PL', 'Warszawa', 'Mazowieckie'],
    ['PL', 'Katowice', 'Śląskie'],
  ])('%s: %s is in %s', async (country, city, region) => {
    const row = await database.maybe<{ region: string }>(sql`
      select r.name as region from geography.public_city c join geography.public_region r on r.id = c.region_id
      where c.country = ${country} and c.name = ${city} order by c.population desc limit 1`)
    expect(row?.region).toBe(region)
  })

  test('loading the data again changes nothing', async () => {
    const count = () =>
      database.one(sql`
      select (select count(*) from geography.city) as cities, (select count(*) from geography.spelling) as spellings,
        (select count(*) from geography.region) as regions, (select count(*) from geography.country) as countries`)
    const before = await count()
    const { load } = await import('./sql/load.ts')
    await database.transaction(load)
    expect(await count()).toEqual(before)
  })

  test('no public view exposes a coordinate or a cell', async () => {
    const exposedColumns = await database.many(sql`
      select table_name, column_name from information_schema.columns
      where table_schema = 'geography' and table_name like 'public%' and column_name in ('lat', 'lon', 'cell')`)
    expect(exposedColumns).toEqual([])
  })
})
