import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database, type Queries } from '#platform/server/postgres/database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { captureQuery, explain } from '#platform/server/testing/explain.ts'
import { groupQueries } from '../server/daily/store-groups.ts'
import { selectFigures } from '../server/daily/store-read.ts'

let clone: Awaited<ReturnType<typeof createTestDatabase>>
let large: Database
beforeAll(async () => {
  clone = await createTestDatabase()
  const owner = createDatabase({ url: clone.ownerUrl })
  await owner.pool.query(
    `insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash, status, locale, created_at, activated_at)
     select gen_random_uuid(), 1, 1, 'member', 'Member ' || n, 'member ' || n, 'm' || n || '@many.example', 'm' || n || '@many.example', $1::timestamptz, 'x',
       'active', 'en', $1::timestamptz + n * interval '10 minutes', $1::timestamptz
     from generate_series(1, 20000) n`,
    [new Date('2025-01-01T00:00:00Z')],
  )
  await owner.pool.query(
    `insert into figures.day (site_id, day, recorded_at) select s, date '2024-12-31' + d, $1 from generate_series(1, 2) s, generate_series(1, 500) d`,
    [new Date('2026-06-01T00:00:00Z')],
  )
  await owner.pool.query(
    `insert into figures.day_count (site_id, day, measure, country, language, source, currency, value, people)
     select d.site_id, d.day, m, 'NL', 'en', 'source-' || s, '', 5, 5
     from figures.day d, unnest(array['signed_up', 'confirmed', 'paid']) m, generate_series(1, 20) s`,
  )
  await owner.pool.query('analyze accounts.account, figures.day_count')
  await owner.close()
  large = createDatabase({ url: clone.url })
})
afterAll(async () => {
  await large.close()
  await clone.close()
})

const plan = async (run: (queries: Queries) => Promise<unknown>) =>
  explain(large.pool, await captureQuery(run))

test('OPS-05 a month’s figures are read from sums over its days, not from every row', async () => {
  const read = await plan((queries) =>
    selectFigures(queries, {
      site: 1,
      days: { from: '2025-11-01', until: '2025-11-30' },
      key: 'source',
    }),
  )
  expect(read).toContain('day_count_pk')
  expect(read).not.toContain('Seq Scan')
})

test('OPS-05 the sign-ups of a day are read from an index, not from all accounts', async () => {
  const from = new Date('2025-03-01T00:00:00Z')
  const day = {
    site: 1,
    pool: 1,
    from,
    until: new Date('2025-03-02T00:00:00Z'),
    stepsUntil: new Date('2025-03-09T00:00:00Z'),
    month: from,
    week: 0,
    weeksOver: 8,
  }
  for (const group of ['funnel', 'returned'] as const) {
    const read = await plan((queries) => queries.many(groupQueries[group](day)))
    expect(read).toMatch(/account_of_site|account_signed_up/)
    expect(read).not.toContain('Seq Scan on account')
  }
})
