import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import {
  startExternalServer,
  findSystemPostgres,
} from '#platform/server/testing/start-external-server.ts'
import { openDatabaseServer } from './open-database-server.ts'

const bin = findSystemPostgres()

async function selectDatabaseName(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client
    .query<{ name: string }>('select current_database() as name')
    .finally(() => client.end())
  return rows[0]?.name ?? ''
}

test('without DATABASE_URL, the embedded server starts in the data folder with its own database', async () => {
  const folder = mkdtempSync('/tmp/open-')
  chmodSync(folder, 0o711)
  const config = readConfig({ MINUET_DATA: folder })
  const site = await openDatabaseServer(config, () => {})
  expect(await selectDatabaseName(site.url)).toBe('minuet')
  const tool = await openDatabaseServer(config, () => {})
  await tool.leave()
  expect(await selectDatabaseName(site.url)).toBe('minuet')
  await site.stop()
  await expect(selectDatabaseName(site.url)).rejects.toThrow()
  rmSync(folder, { recursive: true })
})

test.runIf(bin !== undefined)(
  'with DATABASE_URL, the server it names is used and never stopped',
  async () => {
    const outside = await startExternalServer(bin ?? '')
    const server = await openDatabaseServer(
      readConfig({ MINUET_MODE: 'demo', DATABASE_URL: outside.url }),
      () => {},
    )
    expect(server.url).toBe(outside.url)
    await server.stop()
    expect(await selectDatabaseName(outside.url)).toBe('postgres')
    await outside.close()
  },
)

test('an unreachable DATABASE_URL is reported without its password', async () => {
  const config = readConfig({
    MINUET_MODE: 'demo',
    DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/none',
  })
  const opening = openDatabaseServer(config, () => {})
  await expect(opening).rejects.toThrow('DATABASE_URL: no connection to the database')
  await expect(opening).rejects.not.toThrow('hidden')
})
