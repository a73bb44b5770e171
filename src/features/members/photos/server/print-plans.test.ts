import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database, type Transaction } from '#platform/server/postgres/database.ts'
import type { Sql } from '#platform/server/postgres/sql.ts'
import { explain, statementOf } from '#platform/server/testing/explain.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { testDatabase } from '#platform/server/testing/test-database.ts'
import { insertPrint, selectCopies, selectRemoved, selectWaitingTwin } from './store-prints.ts'

let clone: TestDatabase
let database: Database
const photo = '00000000-0000-4000-8000-000000000001'
const print = 0x1234_5678_9abc_def0n

// Twenty thousand photos with prints by chance; of six copies of one picture five are others', one of them differing in seven bits.
beforeAll(async () => {
  clone = await testDatabase({ features: ['photos'] })
  database = createDatabase({ url: clone.url, size: 1 })
  const { pool } = database
  await pool.query(`
    select setseed(0.5);
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at)
    select gen_random_uuid(), 1, 1, 'member', 'P', 'p' || i, 'p' || i || '@example.org', 'p' || i || '@example.org', '2026-01-01Z', 'x',
      'active', 'nl', '2026-01-01Z', '2026-01-01Z', '2026-01-01Z'
    from generate_series(1, 5000) i;
    insert into photos.photo (public_id, account_id, position, status, width, height, thumbhash, key, created_at)
    select case i when 1 then '${photo}' else gen_random_uuid() end, 1 + i % 5000, i / 5000, 'active', 480, 600, '\\x00', 'k' || i, '2026-01-01Z'
    from generate_series(1, 20000) i;
    insert into photos.perceptual_hash (photo_id, bits, computed_at)
    select id, case when id <= 6 then ${print} # (case id when 6 then 34630287489 else 0 end)
      else (random() * 9223372036854775807)::bigint # ((random() * 65535)::bigint << 3) end, '2026-01-01Z'
    from photos.photo`)
  for (const table of ['accounts.account', 'photos.photo', 'photos.perceptual_hash']) await pool.query(`vacuum analyze ${table}`)
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

test.each(['without_values', 'with_values'] as const)(
  'BEY-16 copies among twenty thousand photos are found by the four indexes of their prints alone, in a plan made %s',
  async (made) => {
    const copies = await explain(
      database.pool,
      await statementOf((queries) => selectCopies(queries, { photo, print, most: 10 })),
      made,
    )
    const kept = await explain(
      database.pool,
      await statementOf(async (queries) => {
        const run = async (statement: Sql) => (await queries.many(statement)).length
        await insertPrint({ run } as unknown as Transaction, { photo: 1, account: 2, print }, new Date('2026-11-02Z'))
      }),
      made,
    )
    const removed = await explain(database.pool, await statementOf((queries) => selectRemoved(queries, print)), made)
    const twin = await explain(
      database.pool,
      await statementOf((queries) => selectWaitingTwin(queries, photo, print)),
      made,
    )
    for (const plan of [copies, kept, removed, twin]) {
      expect(plan).not.toContain('Seq Scan')
      for (const index of ['perceptual_hash_first', 'perceptual_hash_second', 'perceptual_hash_third', 'perceptual_hash_fourth']) expect(plan).toContain(index)
    }
  },
)

test('BEY-16 the copies are those that differ in seven bits at most, one of each owner, and not one’s own', async () => {
  const found = await selectCopies(database, { photo, print, most: 10 })
  expect(found.map(({ account_id: owner }) => Number(owner)).sort()).toEqual([3, 4, 5, 6, 7])
})
