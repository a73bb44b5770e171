import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { startServer } from '#app/server.ts'

// A site to be killed: it says when it listens, and nobody ever asks it to stop. Limits on haste are tested elsewhere.
const config = readConfig()
await startServer({
  config,
  databaseUrl: config.databaseUrl ?? '',
  log: createLog({ level: 'fatal' }),
  limits: 'count',
})
process.send?.('listening')
// Should the test itself die, nothing of it stays behind.
process.on('disconnect', () => process.exit())
