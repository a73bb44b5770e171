import { noChoices } from '../../rules/choices.ts'
import { noRequiredColumns } from '../../rules/switches.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database, type Queries } from '#platform/server/postgres/database.ts'
import { explain, captureQuery } from '#platform/server/testing/explain.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { vacuumTables } from '#platform/server/testing/run-as-superuser.ts'
import { countryNumber } from '../../rules/country-number.ts'
import type { Plan } from '../../rules/choose-plan.ts'
import { countRows, findRows } from '../find-rows.ts'
import { type ResultRow, startPosition, type SearchRequest } from '../search-request.ts'

let clone: TestDatabase
let database: Database
const nl = countryNumber('NL')

beforeAll(async () => {
  clone = await createTestDatabase({ features: ['search'] })
  database = createDatabase({ url: clone.url, size: 1 })
  // A commit not yet flushed to disk can't be marked visible to all by a vacuum.
  await database.pool.query('set synchronous_commit = on')
  await database.pool.query(`
    insert into search.member_search (account_id, pool_id, last_active, activity_rank, birth, birth_year, joined, country, region_id, city_id, cell,
      gender, sexuality, orientation, seeks, kind, has_photo, choices)
    select i, 1, t, search.activity_rank(i, t, 'Europe/Amsterdam'), b, extract(year from b), '2026-01-01', ${nl},
      100 + i % 12, i % 40, i % 20, i % 2, s, (i % 2) * 4 + s, case when s = 3 then 3 when s = 0 then 2 - i % 2 else 1 + i % 2 end, 0, i % 4 > 0, 1 << i / 12 % 4
    from generate_series(1, 60000) i,
      lateral (select timestamptz '2026-11-21 12:00Z' - make_interval(secs => i * 7919 % 2000000) as t) y,
      lateral (select date '1960-01-01' + i * 31 % 17000 as b, case when i % 10 = 0 then 3 when i % 10 = 1 then 1 + i % 2 else 0 end as s) x`)
  await database.pool.query(`
    insert into search.choice (bit, trait, choice)
    values (0, 'signup_reason', 'dates'), (1, 'signup_reason', 'chat'), (2, 'tattoos', 'some'), (3, 'tattoos', 'many')`)
  // The searcher has blocked three thousand members, unlike everyone else.
  await database.pool.query(`
    insert into blocks.block (account_id, other_id, own, since)
    select 5, i, true, timestamptz '2026-11-01Z' from generate_series(57001, 60000) i
    union all select i, i + 1, true, '2026-11-01Z' from generate_series(10000, 30000) i`)
  await vacuumTables(database.pool, 'search.member_search', 'blocks.block')
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

const request: SearchRequest = {
  pool: 1,
  me: 5,
  excluded: [5],
  countries: [nl],
  region: 107,
  genders: [1],
  orientations: [4, 7],
  bit: 1,
  bornAfter: '1979-11-21',
  bornUntil: '1998-11-21',
  choices: noChoices,
  required: noRequiredColumns,
  kinds: [0],
  since: null,
  until: null,
  cities: [
    { city_id: 3, cell: 3, country: nl, region_id: 107, km: 0 },
    { city_id: 4, cell: 4, country: nl, region_id: 107, km: 9 },
  ],
  after: startPosition,
}

const onlineSince = new Date('2026-11-21T11:55:00Z')
/** The two queries for a list by activity: members who are online, and everyone else. */
const sections = [false, true]

function find(plan: Plan, asked: SearchRequest, offline: boolean) {
  return (queries: Queries): Promise<ResultRow[]> =>
    findRows(queries, plan, 'page', {
      request: { ...asked, after: { ...startPosition, offline } },
      onlineSince,
    })
}

function place(at: number) {
  return { city_id: at, cell: at, country: nl, region_id: 107, km: at }
}

const rare = { region: null, orientations: [6, 7], bit: 2 }
const young = { region: null, bornAfter: '1994-11-21', bornUntil: '1997-11-21' }
/** Half of the members state one of these. */
const chosen: Partial<SearchRequest> = {
  choices: { ...noChoices, signup_reason: ['dates', 'chat'] },
}

test.each<[Plan, string, Partial<SearchRequest>]>([
  ['region', 'member_search_region', {}],
  ['region', 'member_search_region', { genders: [0, 1] }],
  ['country', 'member_search_country', { region: null }],
  [
    'country',
    'member_search_country',
    { region: null, countries: [nl, countryNumber('DE')], genders: [0, 1] },
  ],
  ['orientation', 'member_search_orientation', rare],
  ['year', 'member_search_year', young],
  [
    'year',
    'member_search_year',
    { region: null, bornAfter: '1900-01-01', bornUntil: '1961-11-21' },
  ],
  ['cells', 'member_search_cell', {}],
  ['cells', 'member_search_cell', { cities: Array.from({ length: 18 }, (_, at) => place(at)) }],
  ['near', 'member_search_cell', {}],
  ['region', 'member_search_region', chosen],
  ['country', 'member_search_country', { region: null, ...chosen }],
  ['orientation', 'member_search_orientation', { ...rare, ...chosen }],
  ['year', 'member_search_year', { ...young, ...chosen }],
  ['cells', 'member_search_cell', chosen],
  ['near', 'member_search_cell', chosen],
])(
  'the search by %s is an index-only scan of %s that reads no table',
  async (plan, index, part) => {
    const searchRequest = { ...request, ...part }
    for (const offline of sections) {
      const page = await explain(
        database.pool,
        await captureQuery(find(plan, searchRequest, offline)),
      )
      expect(page).toContain(`Index Only Scan using ${index}`)
      expect(page).not.toContain('Seq Scan on member_search')
      expect(page).toMatch(/Heap Fetches: 0/)
    }
    const count = await explain(
      database.pool,
      await captureQuery((queries) => countRows(queries, plan, searchRequest)),
    )
    expect(count).toContain(`Index Only Scan using ${index}`)
    expect(count).not.toContain('Seq Scan on member_search')
  },
)

test('a search in a wide radius stops reading once it has the most recent members', async () => {
  const cities = Array.from({ length: 20 }, (_, at) => place(at))
  const page = await explain(
    database.pool,
    await captureQuery(find('cells', { ...request, cities }, true)),
  )
  // Reads the most recent row of each index range, and then only rows at least as recent as the
  // last of these.
  expect(page).toMatch(/Index Cond: .*activity_rank >= \(CASE/)
})

test('an ordinary search reads no more of its index than necessary', async () => {
  const page = await explain(database.pool, await captureQuery(find('region', request, true)))
  const removed = Number(/Rows Removed by Filter: (\d+)/.exec(page)?.[1] ?? 0)
  expect(page).toMatch(/Index Cond: .*pool_id.*country.*region_id.*gender.*ROW/)
  expect(removed).toBeLessThan(200)
})

test('a search by choices reads the bits once, and reads no more of its index than half being found requires', async () => {
  const asked = { ...request, ...chosen }
  const page = await explain(database.pool, await captureQuery(find('region', asked, true)))
  const without = await explain(database.pool, await captureQuery(find('region', request, true)))
  expect(page).toMatch(
    /Index Scan using choice_has_one_bit on choice c \(actual rows=2\.00 loops=1\)/,
  )
  // Without a choice, the bits aren't looked up.
  expect(without).toMatch(/on choice c \(never executed\)/)
  const removed = (plan: string) => Number(/Rows Removed by Filter: (\d+)/.exec(plan)?.[1] ?? 0)
  expect(removed(page)).toBeLessThan(2 * removed(without) + 50)
  expect(page).toMatch(/Limit \(actual rows=25\.00 loops=1\)/)
})

test('a search for who is online reads only the days in which they can have been active', async () => {
  const page = await explain(database.pool, await captureQuery(find('region', request, false)))
  expect(page).toMatch(/Index Cond: .*ROW.*activity_rank >= |Index Cond: .*activity_rank >= .*ROW/)
  const removed = Number(/Rows Removed by Filter: (\d+)/.exec(page)?.[1] ?? 0)
  expect(removed).toBeLessThan(400)
})

test('blocks are read once into a hash, however many there are', async () => {
  for (const plan of ['region', 'country'] as const) {
    const page = await explain(database.pool, await captureQuery(find(plan, request, true)))
    expect(page).toMatch(/Filter: .*account_id = \(hashed SubPlan/)
    expect(page).toContain('Index Only Scan using block_pk on block (actual rows=3000.00 loops=1)')
    expect(page).not.toContain('Anti Join')
  }
})

test('a ring with hardly any matches is read by its cells, regardless of the plan', async () => {
  const cities = Array.from({ length: 18 }, (_, at) => place(at))
  const asked = { ...request, cities, bornAfter: '1905-11-21', bornUntil: '1930-11-21' }
  const statement = await captureQuery(find('near', asked, false))
  for (const mode of ['with_values', 'without_values'] as const) {
    const page = await explain(database.pool, statement, mode)
    expect(page).toContain('Index Only Scan using member_search_cell')
    expect(page).not.toContain('Seq Scan on member_search')
  }
})
