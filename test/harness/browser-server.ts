import { chromium } from 'playwright-core'

// Runs a browser and its driver in a process of their own, which has the machine's time: the driver
// computes when the cookies of requests expire, and the browser judges it by the same clock. The
// parent sends the options; the process ends with it.
process.once('message', (options: Parameters<typeof chromium.launchServer>[0]) => {
  void chromium
    .launchServer(options)
    .then((server) => process.send?.({ endpoint: server.wsEndpoint() }))
    .catch((error: unknown) => process.send?.({ error: String(error) }))
})
process.on('disconnect', () => process.exit())
