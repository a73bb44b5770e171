import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { LiveMessage } from '#platform/server/live/frame.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { startServer } from '#app/server.ts'

// The measured site. Sends its port to the parent process once it is listening, and stops when the
// parent disconnects.
const config = readConfig()
const server = await startServer({
  config: { ...config, smtpUrl: 'smtp://127.0.0.1:9' },
  databaseUrl: config.databaseUrl ?? '',
  log: createLog({ level: 'error' }),
  limits: 'count',
})
// Sign-up is measured without its proof of work, which the browser computes.
await server.product.sites.changeSettings(1, { signup_challenge: false })
// Handles messages from the parent process: an object sends live messages to tabs; 'memory' returns
// the memory in use in bytes; 'delay' returns the 99th percentile of the event loop delay since the
// previous call, in milliseconds.
const every = 5
const delay = monitorEventLoopDelay({ resolution: every })
delay.enable()
process.on(
  'message',
  (message: 'delay' | 'memory' | { accounts: number[]; message: LiveMessage; times: number }) => {
    if (typeof message === 'object') {
      for (let time = 0; time < message.times; time += 1)
        for (const account of message.accounts)
          server.product.openTabs.notify(account, message.message)
      return
    }
    if (message === 'memory') {
      globalThis.gc?.()
      const { heapUsed, external } = process.memoryUsage()
      process.send?.(heapUsed + external)
      return
    }
    process.send?.(delay.percentile(99) / 1e6 - every)
    delay.reset()
  },
)
process.send?.(server.port)
process.on('disconnect', () => void server.stop().then(() => process.exit()))
