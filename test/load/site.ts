import { getHeapStatistics, writeHeapSnapshot } from 'node:v8'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { startServer } from '#app/server.ts'

// The site under load, with its rate limits. Handles messages from the parent process: 'memory'
// returns the memory in use after a garbage collection, 'snapshot' writes a heap snapshot and
// returns its file. Stops when the parent disconnects.
const config = readConfig()
const server = await startServer({
  config: { ...config, smtpUrl: 'smtp://127.0.0.1:9' },
  databaseUrl: config.databaseUrl ?? '',
  log: createLog({ level: 'silent' }),
})
process.on('message', (message: 'memory' | 'snapshot') => {
  globalThis.gc?.()
  if (message === 'snapshot') process.send?.(writeHeapSnapshot())
  else {
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage()
    const { malloced_memory, number_of_native_contexts } = getHeapStatistics()
    process.send?.({
      rss,
      maxRss: process.resourceUsage().maxRSS * 1024,
      heapUsed,
      heapTotal,
      external,
      arrayBuffers,
      malloced: malloced_memory,
      contexts: number_of_native_contexts,
    })
  }
})
process.on('disconnect', () => process.exit())
process.send?.(server.port)
