import { readConfig } from '#platform/server/config/read-config.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { exitWithError } from './start/exit-with-error.ts'

// Migrates the configured database to this version's schema without starting the site.
async function migrateDatabase(): Promise<void> {
  const server = await openDatabaseServer(readConfig(), console.log)
  await migrate(server.url, { print: console.log }).finally(() => server.leave())
  console.log('The database is up to date.')
}

await migrateDatabase().catch(exitWithError)
