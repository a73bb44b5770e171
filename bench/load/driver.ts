import type { Client, Job } from './job.ts'
import { openClients } from './open-clients.ts'
import { runClients } from './run-clients.ts'

// A process that only generates load. It receives one job, then durations in seconds, and returns
// the result of each run.
let clients: readonly Client[] = []
let perSecond: number | undefined

process.on('message', async (message: { job: Job } | { seconds: number }) => {
  if ('job' in message) {
    clients = await openClients(message.job)
    perSecond = 'perSecond' in message.job ? message.job.perSecond : undefined
    process.send?.({ ready: true })
    return
  }
  process.send?.(await runClients(clients, message.seconds, perSecond))
})
process.on('disconnect', () => process.exit())
