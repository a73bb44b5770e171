import { withPort } from '#platform/server/config/config.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { serveSources } from './dev/serve-sources.ts'
import { exitWithError } from './start/exit-with-error.ts'
import { findFreePort } from './start/find-free-port.ts'
import { formatAnnouncement } from './start/format-announcement.ts'
import { onStopSignal } from './start/on-stop-signal.ts'
import { openDatabaseServer } from './start/open-database-server.ts'
import { takeOver } from './start/take-over.ts'

// The demo for development: changed components are updated in the browser, and the server restarts
// when its files change. The database and Vite run in this process and continue.
const print = (line: string) => console.log(line)
const undo: (() => Promise<void> | void)[] = []

async function stop(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step()
}

async function start(): Promise<void> {
  if (process.env.NODE_ENV !== 'development') throw new Error('Start it with `npm run dev`.')
  const baseConfig = readConfig()
  undo.push(await takeOver(baseConfig.dataFolder, { print, mayStop: true }))
  const database = await openDatabaseServer(baseConfig, print)
  undo.push(() => database.stop())
  const { url, migrationUrl, applicationRole } = database
  const config = withPort(baseConfig, await findFreePort(baseConfig.host, baseConfig.port))
  const server = await serveSources(
    config,
    { url, migrationUrl, applicationRole },
    {
      print,
      onFirstReady(facts) {
        for (const line of formatAnnouncement(config, facts.logIns, facts.answers)) print(line)
      },
    },
  )
  undo.push(() => server.stop())
}

onStopSignal(stop)
start().catch(async (error) => {
  await stop()
  exitWithError(error)
})
