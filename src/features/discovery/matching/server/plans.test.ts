import { noChoices, noRequiredColumns } from '#features/discovery/search/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { explain, captureQuery } from '#platform/server/testing/explain.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { countryNumber } from '#features/discovery/search/rules/country-number.ts'
import { areasAround } from '../rules/areas-around.ts'
import { runAsSuperuser, vacuumTables } from '#platform/server/testing/run-as-superuser.ts'
import { selectByAreas, selectByCountries, type CandidateFilter } from './store-candidates.ts'

let clone: TestDatabase
let database: Database
const nl = countryNumber('NL')
const members = 60_000

beforeAll(async () => {
  clone = await createTestDatabase({ features: ['matching'] })
  database = createDatabase({ url: clone.url, size: 1 })
  const { pool } = database
  await pool.query('set synchronous_commit = on')
  await pool.query(`
    insert into search.member_search (account_id, pool_id, last_active, activity_rank, birth, birth_year, joined, country, region_id, city_id, cell,
      gender, sexuality, orientation, seeks, kind, has_photo)
    select i, 1, t, search.activity_rank(i, t, 'Europe/Amsterdam'), b, extract(year from b), '2026-01-01', ${nl},
      100 + i % 12, c, c, i % 2, s, (i % 2) * 4 + s, case when s = 3 then 3 when s = 0 then 2 - i % 2 else 1 + i % 2 end, 0, i % 4 > 0
    from generate_series(1, ${members}) i,
      lateral (select timestamptz '2026-11-21 12:00Z' - make_interval(secs => (i::bigint * 7919 % 2000000)::int) as t) y,
      lateral (select date '1960-01-01' + i * 31 % 17000 as b, case when i % 10 = 0 then 3 when i % 10 = 1 then 1 + i % 2 else 0 end as s,
        -- Every fourth lives in the biggest city, the others in two hundred.
        case when i / 2 % 4 = 0 then 1 else 1 + i / 2 % 200 end as c) x`)
  await pool.query(`
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, country, region_id, about, interests, created_at, changed_at)
    select account_id, pool_id, birth, gender, sexuality, 'NL', 100, '', array['hiking', 'tea', 'music', 'wine', 'art'],
      '2026-01-01Z', '2026-01-01Z' from search.member_search`)
  // This database has no accounts, so no one is a member.
  await runAsSuperuser(pool, 'alter table likes.profile_like disable trigger require_member')
  await pool.query(`
    insert into likes.profile_like (liked_id, liker_id, at) select i, 5, '2026-11-01Z' from generate_series(1001, 3000) i;
    insert into matching.swipe (account_id, id, other_id, at) select 5, gen_random_uuid(), i, '2026-11-10Z' from generate_series(3001, 5000) i`)
  await vacuumTables(pool, 'search.member_search', 'profiles.profile')
  await runAsSuperuser(pool, 'analyze likes.profile_like', 'analyze matching.swipe')
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

const wanting: CandidateFilter = {
  pool: 1,
  me: 5,
  countries: [nl],
  orientations: [4, 7],
  bit: 1,
  bornAfter: '1979-11-21',
  bornUntil: '1998-11-21',
  few: false,
  choices: noChoices,
  required: noRequiredColumns,
  since: null,
  until: null,
  passedSince: new Date('2026-10-22T12:00:00Z'),
}
const cities = Array.from({ length: 200 }, (_, at) => ({ cell: at + 1, km: at }))

/** The number of reads of the search table itself, beyond its indexes. */
const heapFetches = (plan: string) =>
  [...plan.matchAll(/Heap Fetches: (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0)

test('SRCH-04 a country’s candidates are read from a single index, most recently active first, and no more than are ranked', async () => {
  const plan = await explain(
    database.pool,
    await captureQuery((queries) => selectByCountries(queries, wanting)),
  )
  expect(plan).toContain('Index Only Scan using member_search_orientation')
  expect(plan).not.toContain('Seq Scan on member_search')
  expect(plan).not.toContain('Seq Scan on profile ')
  expect(heapFetches(plan)).toBe(0)
  expect(plan).toMatch(/^\s*(Sort|Nested Loop|Incremental Sort).*rows=300\b/m)
})

test('SRCH-04 for a narrow age range each year of birth is read separately', async () => {
  const narrowFilter = { ...wanting, few: true, bornAfter: '1994-11-21', bornUntil: '1997-11-21' }
  const plan = await explain(
    database.pool,
    await captureQuery((queries) => selectByCountries(queries, narrowFilter)),
  )
  expect(plan).toContain('Index Only Scan using member_search_year')
  expect(plan).not.toContain('Seq Scan on member_search')
  expect(heapFetches(plan)).toBe(0)
  const [few, all] = [narrowFilter, { ...narrowFilter, few: false }].map((one) =>
    selectByCountries(database, one),
  )
  expect((await few)?.length).toBeGreaterThan(50)
  expect(await few).toEqual(await all)
})

test('SRCH-05 candidates around a city are read cell by cell, most of them from the nearest', async () => {
  const areas = areasAround(cities)
  const plan = await explain(
    database.pool,
    await captureQuery((queries) => selectByAreas(queries, wanting, areas)),
  )
  expect(plan).toContain('Index Only Scan using member_search_cell')
  expect(plan).not.toContain('Seq Scan on member_search')
  expect(plan).not.toContain('Seq Scan on profile ')
})

test('SRCH-05 liked and passed members are excluded', async () => {
  const rows = [
    ...(await selectByCountries(database, wanting)),
    ...(await selectByAreas(database, wanting, areasAround(cities))),
  ]
  expect(rows.length).toBeGreaterThan(400)
  for (const { account_id } of rows) {
    expect(account_id).not.toBe(5)
    expect(account_id < 1001 || account_id > 5000).toBe(true)
  }
})
