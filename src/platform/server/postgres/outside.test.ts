import pg from 'pg'
import { expect, test } from 'vitest'
import { outsideServer, systemPostgres } from '../testing/outside-server.ts'
import { testDatabase } from '../testing/test-database.ts'
import { listSchema } from './list-schema.ts'
import { migrate } from './migrate.ts'

const bin = systemPostgres()

test.runIf(bin !== undefined)(
  'the whole schema also runs on the system’s own PostgreSQL, with the same result',
  async () => {
    const [outside, embedded] = await Promise.all([outsideServer(bin ?? ''), testDatabase()])
    try {
      await migrate(outside.url)
      const said: string[] = []
      await migrate(outside.url, { say: (line) => said.push(line) })
      expect(said).toEqual([])
      expect(await schemaOf(outside.url)).toBe(await schemaOf(embedded.url))
    } finally {
      await outside.close()
      await embedded.close()
    }
  },
)

async function schemaOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return listSchema(client).finally(() => client.end())
}
