import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createDatabase,
  type Database,
  type Transaction,
} from '#platform/server/postgres/database.ts'
import type { Sql } from '#platform/server/postgres/sql.ts'
import { explain, captureQuery } from '#platform/server/testing/explain.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { vacuumTables } from '#platform/server/testing/run-as-superuser.ts'
import {
  insertPerceptualHash,
  selectCopies,
  selectIsFromRemovedMember,
  selectHasWaitingCopy,
} from './store-perceptual-hashes.ts'

let clone: TestDatabase
let database: Database
const photo = '00000000-0000-4000-8000-000000000001'
const perceptualHash = 0x1234_5678_9abc_def0n

// Twenty thousand photos with random perceptual hashes; five of the six copies of one picture
// belong to other members, and one of those differs in seven bits.
beforeAll(async () => {
  clone = await createTestDatabase({ features: ['photos'] })
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
    select id, case when id <= 6 then ${perceptualHash} # (case id when 6 then 34630287489 else 0 end)
      else (random() * 9223372036854775807)::bigint # ((random() * 65535)::bigint << 3) end, '2026-01-01Z'
    from photos.photo`)
  for (const table of ['accounts.account', 'photos.photo', 'photos.perceptual_hash'])
    await vacuumTables(pool, table)
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

test.each(['without_values', 'with_values'] as const)(
  'BEY-16 copies among twenty thousand photos are found using only the four hash indexes, in a plan made %s',
  async (made) => {
    const copies = await explain(
      database.pool,
      await captureQuery((queries) => selectCopies(queries, { photo, perceptualHash, limit: 10 })),
      made,
    )
    const explained = await explain(
      database.pool,
      await captureQuery(async (queries) => {
        const run = async (statement: Sql) => (await queries.many(statement)).length
        await insertPerceptualHash(
          { run } as unknown as Transaction,
          { photo: 1, account: 2, perceptualHash },
          new Date('2026-11-02Z'),
        )
      }),
      made,
    )
    const removed = await explain(
      database.pool,
      await captureQuery((queries) => selectIsFromRemovedMember(queries, perceptualHash)),
      made,
    )
    const twin = await explain(
      database.pool,
      await captureQuery((queries) => selectHasWaitingCopy(queries, photo, perceptualHash)),
      made,
    )
    for (const plan of [copies, explained, removed, twin]) {
      expect(plan).not.toContain('Seq Scan')
      for (const index of [
        'perceptual_hash_first',
        'perceptual_hash_second',
        'perceptual_hash_third',
        'perceptual_hash_fourth',
      ])
        expect(plan).toContain(index)
    }
  },
)

test('BEY-16 copies are photos that differ in at most seven bits, one per owner, and not the owner’s own', async () => {
  const copyRows = await selectCopies(database, { photo, perceptualHash, limit: 10 })
  expect(copyRows.map(({ account_id: owner }) => Number(owner)).sort()).toEqual([3, 4, 5, 6, 7])
})
