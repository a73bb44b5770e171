import { pushOne } from './push-one.ts'
import type { PushParts } from './deps.ts'
import { claimDue } from './store-due.ts'

/** The maximum number of parallel requests to push services. */
const concurrency = 8
/**
 * Time after which a claimed push is assumed to have been abandoned by a dead server. Longer than
 * the request timeout.
 */
const leaseMs = 60_000

/**
 * Sends due pushes in the background, so that members sending messages or likes never wait for a
 * push service.
 */
export interface Sender {
  /** Starts sending due pushes unless it is already running. */
  wake(): void
  /**
   * Sends all pushes due now. The timed job calls it to pick up postponed pushes and those
   * abandoned by a dead server.
   */
  sendDue(): Promise<void>
  /** Claims no more pushes; resolves when those in progress are done. */
  stop(): Promise<void>
}

/** Creates the sender of one server process; several processes share the queue. */
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
        const claimed = await claimDue(database, { now, leaseEnds, count: concurrency })
        if (claimed.length === 0) break
        await Promise.all(
          claimed.map((due) =>
            pushOne(parts, due).catch((error: unknown) => log.warn({ error }, 'push failed')),
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
    wake: () =>
      void sendDue().catch((error: unknown) =>
        log.warn({ error }, 'failed to read the due pushes'),
      ),
    stop: async () => {
      stopped = true
      await running?.catch(() => {})
    },
  }
}
