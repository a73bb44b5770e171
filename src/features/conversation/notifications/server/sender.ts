import { minuteMs } from '#kernel/duration.ts'
import { sendOne } from './send-one.ts'
import type { SendParts } from './send-parts.ts'
import { claimDue } from './store-emails.ts'

/** How many emails are sent in parallel; the mail server's connections are shared with other emails. */
const concurrency = 3
/** After this time a claimed email was abandoned by a dead server; longer than any attempt takes. */
const leaseMs = 3 * minuteMs
/** How long one run of the timed job lasts; the next one goes on. */
const runMs = 20_000

/** Sends due emails in the background; several servers share the queue. */
export interface Sender {
  /** Sends all emails due now, for at most 20 seconds. */
  sendDue(): Promise<void>
  /** Claims no more emails; resolves when those in progress are done. */
  stop(): Promise<void>
}

export function createSender(parts: SendParts): Sender {
  const { database, clock, log } = parts
  let running: Promise<void> | undefined
  let stopped = false

  async function run(): Promise<void> {
    const endsAt = performance.now() + runMs
    while (!stopped && performance.now() < endsAt) {
      const now = clock.now()
      const leaseEnds = new Date(now.getTime() + leaseMs)
      const claimed = await claimDue(database, { now, leaseEnds, count: concurrency })
      if (claimed.length === 0) return
      await Promise.all(
        claimed.map((email) =>
          sendOne(parts, email).catch((error: unknown) =>
            log.warn({ error, id: email.id }, 'a notification email failed'),
          ),
        ),
      )
    }
  }

  return {
    sendDue: () => {
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
    stop: async () => {
      stopped = true
      await running?.catch(() => {})
    },
  }
}
