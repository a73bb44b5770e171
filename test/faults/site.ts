import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { startServer } from '#app/server.ts'

// A site to be killed: it reports when it is listening and is never shut down. Rate limits are
// tested elsewhere.
const config = readConfig()
await startServer({
  config,
  databaseUrl: config.databaseUrl ?? '',
  log: createLog({ level: 'fatal' }),
  limits: 'count',
})
process.send?.('listening')
// If the test itself dies, no process is left behind.
process.on('disconnect', () => process.exit())
