import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { captureQuery, explain } from '#platform/server/testing/explain.ts'
import { selectPendingDeclaration } from './store-declarations.ts'

let database: Database
let clone: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  clone = await createTestDatabase({ features: ['refunds'] })
  database = createDatabase({ url: clone.url })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

test('BEY-10 a declaration without a login finds its order by an index, not by reading all orders', async () => {
  const query = await captureQuery((queries) => selectPendingDeclaration(queries, randomUUID()))
  // Small tables are read in full; this makes PostgreSQL plan as for large ones.
  const owner = createDatabase({ url: clone.ownerUrl })
  await owner.pool.query(
    `alter database ${new URL(clone.url).pathname.slice(1)} set enable_seqscan = off`,
  )
  await owner.close()
  const large = createDatabase({ url: clone.url })
  const plan = await explain(large.pool, query)
  await large.close()
  expect(plan).toContain('Index Scan using purchase_order_once')
  expect(plan).not.toContain('Seq Scan')
})
