import { chromium } from 'playwright-core'

// Runs a browser and its driver in a separate process that uses the machine's time, because the
// driver computes when cookies expire and the browser checks this with the same clock. The parent
// sends the options; the process ends with it.
process.once('message', (options: Parameters<typeof chromium.launchServer>[0]) => {
  void chromium
    .launchServer(options)
    .then((server) => process.send?.({ endpoint: server.wsEndpoint() }))
    .catch((error: unknown) => process.send?.({ error: String(error) }))
})
process.on('disconnect', () => process.exit())
