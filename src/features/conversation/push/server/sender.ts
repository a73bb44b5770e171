import { pushOne } from './push-one.ts'
import type { PushParts } from './deps.ts'
import { claimDue } from './store-due.ts'

/** So many services are spoken to at the same time. */
const atOnce = 8
/** After this a push is taken to be forgotten by a dead server; longer than a service is waited for. */
const leaseMs = 60_000

/** Pushes what is due, on its own time: nobody who writes or likes waits for a push service. */
export interface Sender {
  /** There is something due: begins, unless it is at it already. */
  wake(): void
  /** Pushes all that is due now; for the timed job, which finds what waited or was left by a dead server. */
  sendDue(): Promise<void>
  /** Takes no more; resolves when those in hand are done. */
  stop(): Promise<void>
}

/** Makes the sender of one server; several share the work. */
export function createSender(parts: PushParts): Sender {
  const { database, clock, log } = parts
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  async function run(): Promise<void> {
    do {
      again = false
      while (!stopped) {
        const now = clock.now()
        const leaseEnds = new Date(now.getTime() + leaseMs)
        const claimed = await claimDue(database, { now, leaseEnds, count: atOnce })
        if (claimed.length === 0) break
        await Promise.all(
          claimed.map((due) =>
            pushOne(parts, due).catch((error: unknown) => log.warn({ error }, 'a push could not be made')),
          ),
        )
      }
    } while (again && !stopped)
  }

  function sendDue(): Promise<void> {
    again = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    sendDue,
    wake: () => void sendDue().catch((error: unknown) => log.warn({ error }, 'what is to be pushed could not be read')),
    stop: async () => {
      stopped = true
      await running?.catch(() => {})
    },
  }
}
