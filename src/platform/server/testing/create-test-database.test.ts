import pg from 'pg'
import { expect, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from './create-test-database.ts'

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

test('each caller gets a separate database, which is migrated and dropped on close', async () => {
  const [one, other] = await Promise.all([
    createTestDatabase({ features: [] }),
    createTestDatabase({ features: [] }),
  ])
  await query(one.ownerUrl, 'create table mine (n int)')
  await expect(query(other.url, 'select * from mine')).rejects.toThrow('does not exist')
  expect(
    await query(other.url, `select 1 as found from pg_namespace where nspname = 'platform'`),
  ).toHaveLength(1)
  await one.close()
  await other.close()
  await expect(query(one.url, 'select 1')).rejects.toThrow('does not exist')
})

test('an empty database does not contain any of the product’s schemas', async () => {
  const { url, close } = await createEmptyDatabase()
  expect(await query(url, `select 1 from pg_namespace where nspname = 'platform'`)).toEqual([])
  await close()
})
