import pg from 'pg'
import { expect, test } from 'vitest'
import { startExternalServer, findSystemPostgres } from '../testing/start-external-server.ts'
import { createTestDatabase } from '../testing/create-test-database.ts'
import { listSchema } from './list-schema.ts'
import { migrate } from './migrate.ts'

const bin = findSystemPostgres()

test.runIf(bin !== undefined)(
  'the whole schema also runs on the system’s own PostgreSQL, with the same result',
  async () => {
    const [outside, embedded] = await Promise.all([
      startExternalServer(bin ?? ''),
      createTestDatabase(),
    ])
    try {
      await migrate(outside.url)
      const printed: string[] = []
      await migrate(outside.url, { print: (line) => printed.push(line) })
      expect(printed).toEqual([])
      expect(await readSchema(outside.url)).toBe(await readSchema(embedded.url))
    } finally {
      await outside.close()
      await embedded.close()
    }
  },
  120_000,
)

async function readSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return listSchema(client).finally(() => client.end())
}
