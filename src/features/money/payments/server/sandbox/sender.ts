import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { newToken } from '#platform/server/random.ts'
import { type DueEvent, endEvent, selectChaos, selectNextMoment, takeDueEvents } from '../store-sandbox.ts'
import { noChaos } from './chaos.ts'
import { signatureHeader, signBody } from './signature.ts'

interface SenderDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Where the shop hears webhooks. */
  readonly url: string
  readonly key: Buffer
  /** Done before each round: what time alone moves. */
  readonly beforeRound: () => Promise<void>
}

/** Sends the sandbox's webhooks over HTTP, as badly as its knobs say. */
export interface Sender {
  /** There is something new. */
  kick(): void
  /** Sends all that is due and resolves when it was sent. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const patienceMs = 10_000
const longestSleepMs = 60_000

/** Makes the sender. It sleeps until something is due; what a dead server left behind goes out with the next kick. */
export function createSender(deps: SenderDeps): Sender {
  const { database, clock, log, url, key } = deps
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  async function deliver(event: DueEvent): Promise<void> {
    const knobs = { ...noChaos, ...(await selectChaos(database)), ...event.chaos }
    const body = JSON.stringify({ event: event.id, payment: event.payment, state: event.state })
    const forged = JSON.stringify({ event: `${event.id}-forged`, payment: event.payment, state: 'paid' })
    const wrongKey = Buffer.from(newToken().token)
    const sent = await Promise.all([
      ...Array.from({ length: knobs.duplicate + 1 }, () => post(body, signBody(key, body, clock.now()))),
      ...(knobs.forge ? [post(forged, signBody(wrongKey, forged, clock.now())).then(() => true)] : []),
    ])
    if (sent.every(Boolean)) await endEvent(database, event.id, clock.now())
  }

  async function post(body: string, signature: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
        signal: AbortSignal.timeout(patienceMs),
      })
      await response.body?.cancel()
      return response.ok
    } catch (error) {
      log.debug({ error }, 'a webhook of the sandbox was not heard')
      return false
    }
  }

  async function round(): Promise<void> {
    if (stopped) return
    await deps.beforeRound()
    const due = await takeDueEvents(database, clock.now())
    await Promise.all(due.map(deliver))
    const next = await selectNextMoment(database)
    if (next === null || stopped) return
    const sleep = Math.min(Math.max(next.getTime() - clock.now().getTime(), 20), longestSleepMs)
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), sleep)
    timer.unref()
  }

  /** Rounds follow each other; a failed one is told of and the next goes on. */
  function flush(): Promise<void> {
    running = running.then(round).catch((error: unknown) => log.warn({ error }, 'the sandbox could not send'))
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
