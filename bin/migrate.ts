import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { exitWithError } from './start/exit-with-error.ts'

// Migrates the configured database to this version's schema without starting the site.
async function migrateDatabase(): Promise<void> {
  const config = readConfig()
  const server = await openDatabaseServer(config, console.log)
  await prepareDatabase(server, config, { print: console.log }).finally(() => server.leave())
  console.log('The database is up to date.')
}

await migrateDatabase().catch(exitWithError)
