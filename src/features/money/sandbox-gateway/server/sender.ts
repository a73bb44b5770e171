import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { newToken } from '#platform/server/random.ts'
import {
  type DueEvent,
  markEventDelivered,
  selectChaos,
  selectNextDueAt,
  takeDueEvents,
} from './store.ts'
import { noChaos } from '../rules/chaos.ts'
import { signatureHeader, signBody } from './signature.ts'

interface SenderDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** The shop's webhook URL. */
  readonly url: string
  readonly key: Buffer
  /** Runs before each round to apply everything that is due. */
  readonly beforeRound: () => Promise<void>
}

/** Sends the sandbox's webhooks over HTTP, misbehaving as configured. */
export interface Sender {
  /** Wakes the sender because there is a new webhook. */
  kick(): void
  /** Sends everything that is due and resolves when it has been sent. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const timeoutMs = 10_000
const longestSleepMs = 60_000

/** Sleeps until something is due; webhooks left by a stopped server are sent with the next kick. */
export function createSender(deps: SenderDeps): Sender {
  const { database, clock, log, url, key } = deps
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  async function deliver(event: DueEvent): Promise<void> {
    const behaviour = { ...noChaos, ...(await selectChaos(database)), ...event.chaos }
    const body = JSON.stringify({ event: event.id, payment: event.payment, state: event.state })
    const forged = JSON.stringify({
      event: `${event.id}-forged`,
      payment: event.payment,
      state: 'paid',
    })
    const wrongKey = Buffer.from(newToken().token)
    const sent = await Promise.all([
      ...Array.from({ length: behaviour.duplicate + 1 }, () =>
        post(body, signBody(key, body, clock.now())),
      ),
      ...(behaviour.forge
        ? [post(forged, signBody(wrongKey, forged, clock.now())).then(() => true)]
        : []),
    ])
    if (sent.every(Boolean)) await markEventDelivered(database, event.id, clock.now())
  }

  async function post(body: string, signature: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      return response.ok
    } catch (error) {
      log.debug({ error }, 'a sandbox webhook was not delivered')
      return false
    }
  }

  async function round(): Promise<void> {
    if (stopped) return
    await deps.beforeRound()
    const due = await takeDueEvents(database, clock.now())
    await Promise.all(due.map(deliver))
    const nextAt = await selectNextDueAt(database)
    if (nextAt === null || stopped) return
    const sleep = Math.min(Math.max(nextAt.getTime() - clock.now().getTime(), 20), longestSleepMs)
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), sleep)
    timer.unref()
  }

  /** Rounds run one after another; a failed one is logged and the next one continues. */
  function flush(): Promise<void> {
    running = running
      .then(round)
      .catch((error: unknown) => log.warn({ error }, 'sandbox webhooks could not be sent'))
    return running
  }

  return {
    kick: () => void flush(),
    flush,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
