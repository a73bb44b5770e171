import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database, type Queries } from '#platform/server/postgres/database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { captureQuery, explain } from '#platform/server/testing/explain.ts'
import { selectByPrefix, selectKeysById, selectMembers } from '../server/store-find.ts'

/** As many members as fit into a test; the plans are those of a large table. */
const members = 20_000
let clone: Awaited<ReturnType<typeof createTestDatabase>>
let large: Database
beforeAll(async () => {
  clone = await createTestDatabase()
  const owner = createDatabase({ url: clone.ownerUrl })
  await owner.pool.query(
    `insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash, status, locale, created_at, activated_at)
     select gen_random_uuid(), 1, 1, 'member', 'Member ' || n, 'member ' || n, 'm' || n || '@many.example', 'm' || n || '@many.example', $1::timestamptz, 'x',
       case when n % 1000 = 0 then 'disabled' else 'active' end, 'en', $1::timestamptz + n * interval '1 minute', $1::timestamptz
     from generate_series(1, ${members}) n`,
    [new Date('2025-01-01T00:00:00Z')],
  )
  await owner.pool.query('analyze accounts.account')
  await owner.close()
  large = createDatabase({ url: clone.url })
})
afterAll(async () => {
  await large.close()
  await clone.close()
})

const page = { after: null, limit: 51 }
test.each<[what: string, run: (queries: Queries) => Promise<unknown>, index: string]>([
  [
    'the list',
    (queries) => selectMembers(queries, { fictional: false }, page),
    'account_signed_up',
  ],
  [
    'the page after someone',
    (queries) => selectMembers(queries, { fictional: false }, { after: randomUUID(), limit: 51 }),
    'account_signed_up',
  ],
  [
    'banned members',
    (queries) => selectMembers(queries, { fictional: false, status: 'banned' }, page),
    'account_closed',
  ],
  [
    'fictional profiles',
    (queries) => selectMembers(queries, { fictional: true }, page),
    'account_fictional',
  ],
  [
    'a name',
    (queries) =>
      selectByPrefix(queries, { fictional: false }, { of: 'name', prefix: 'member 77', limit: 50 }),
    'account_name_prefix',
  ],
  [
    'an address',
    (queries) =>
      selectByPrefix(queries, { fictional: false }, { of: 'email', prefix: 'm77', limit: 50 }),
    'account_address_prefix',
  ],
  ['an id', (queries) => selectKeysById(queries, randomUUID()), 'account_member_once'],
])('OPS-06 %s is read from an index, not from all accounts', async (_, run, index) => {
  const plan = await explain(large.pool, await captureQuery(run))
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan on account')
})
