import { withPort } from '#platform/server/config/config.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { build } from './build.ts'
import { formatAnnouncement } from './start/format-announcement.ts'
import { findFreePort } from './start/find-free-port.ts'
import { onStopSignal } from './start/on-stop-signal.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { prepareDatabase } from './start/prepare-database.ts'
import { seedOnce } from './start/seed-once.ts'
import { takeOver } from './start/take-over.ts'
import { exitWithError } from './start/exit-with-error.ts'

// One command from a bare checkout to a running site. bootstrap.mjs has already installed the
// packages; this starts the database, builds the pages, migrates the schema, seeds the demo's
// members and starts the server. Ctrl-C stops all of it.
const print = (line: string) => console.log(line)
const undo: (() => Promise<void> | void)[] = []

async function stop(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step()
}

async function start(): Promise<void> {
  const baseConfig = readConfig()
  const mayStop = baseConfig.mode === 'demo' || process.argv.includes('--take-over')
  undo.push(await takeOver(baseConfig.dataFolder, { print, mayStop }))
  const database = await openDatabaseServer(baseConfig, print)
  undo.push(() => database.stop())
  await Promise.all([build(print), prepareDatabase(database, baseConfig, { print })])
  const logIns = await seedOnce(database.url, baseConfig, print)

  const config = withPort(
    baseConfig,
    await findFreePort(baseConfig.host, baseConfig.port, baseConfig.mode),
  )
  const { startServer } = await import('#app/server.ts')
  const server = await startServer({
    config,
    databaseUrl: database.url,
    backupUrl: database.backupUrl,
  })
  undo.push(() => server.stop())
  const answers = (await server.product.sites.findSite(new URL(config.publicUrl).host)) !== null
  for (const line of formatAnnouncement(config, logIns, answers)) print(line)
}

onStopSignal(stop)
start().catch(async (error) => {
  await stop()
  exitWithError(error)
})
