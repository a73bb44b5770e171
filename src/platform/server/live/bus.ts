import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/server/log/log.ts'
import { newId } from '#platform/server/random.ts'
import { payloadPrefix, packNotices } from './pack-notices.ts'

/**
 * Sends notices between the servers of one installation over PostgreSQL. A notice may be lost when
 * a connection breaks, but is never duplicated; anything that must not be lost is stored in tables.
 * Publish only after the commit.
 */
export interface Bus {
  /** This server's name, new at each start. */
  readonly node: string
  /**
   * Sends a notice to all other servers; at most 7,800 bytes as JSON, so send ids rather than
   * contents.
   */
  publish(topic: string, body: unknown): void
  subscribe(topic: string, handler: (body: unknown, from: string) => void): void
  /**
   * Runs after a connection loss; notices may have been missed, so cached state must be reloaded.
   */
  onGap(work: () => void): void
  /** Whether notices are received now. */
  isConnected(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

interface BusOptions {
  readonly url: string
  readonly log: Log
  /** Notices within this time are sent together. */
  readonly gatherMs?: number
  /**
   * How often a heartbeat is sent; a connection that receives nothing for three intervals is
   * replaced.
   */
  readonly beatMs?: number
}

/** Maximum number of notices stored while there is no connection. */
const maxWaiting = 10_000

/**
 * Opens the bus on its own connection. One NOTIFY contains many notices, because each takes a
 * server-wide lock.
 */
export function createBus(options: BusOptions): Bus {
  const { url, log, gatherMs = 3, beatMs = 10_000 } = options
  const node = newId()
  const ownPrefix = payloadPrefix(node)
  const hearers = new Map<string, ((body: unknown, from: string) => void)[]>()
  const gaps: (() => void)[] = []
  let waiting: string[] = []
  let client: pg.Client | undefined
  let sending: Promise<void> | undefined
  let gathering: NodeJS.Timeout | undefined
  let beating: NodeJS.Timeout | undefined
  let lastReceivedAt = 0
  let stopped = false

  function gather(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined
      flush().catch((error: unknown) => log.warn({ error }, 'notices could not be sent'))
    }, gatherMs)
  }

  /** One query at a time; notices added in the meantime are sent with the next one. */
  function flush(): Promise<void> {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send(): Promise<void> {
    while (client !== undefined && waiting.length > 0) {
      const payloads = packNotices(node, waiting)
      waiting = []
      await client.query({
        name: 'bus.notify',
        text: 'select pg_notify($1, p) from unnest($2::text[]) p',
        values: ['minuet', payloads],
      })
    }
  }

  function receive(payload: string): void {
    lastReceivedAt = performance.now()
    // A server also receives its own notices.
    if (payload.startsWith(ownPrefix)) return
    const [from, ...notices] = JSON.parse(payload) as [string, ...[string, unknown][]]
    for (const [topic, body] of notices) {
      for (const handler of hearers.get(topic) ?? []) handler(body, from)
    }
  }

  async function connect(): Promise<void> {
    const newClient = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'minuet bus',
    })
    newClient.on('notification', ({ payload = '' }) => receive(payload))
    newClient.on('error', (error) => onConnectionLost(newClient, error))
    newClient.on('end', () => onConnectionLost(newClient))
    await newClient.connect()
    await newClient.query('set synchronous_commit = off; listen minuet')
    if (stopped) {
      await newClient.end()
      return
    }
    lastReceivedAt = performance.now()
    client = newClient
    gather()
  }

  function onConnectionLost(which: pg.Client, error?: Error): void {
    if (stopped || client !== which) return
    client = undefined
    log.warn({ error }, 'the bus lost its connection')
    reconnect().catch((failure: unknown) =>
      log.error({ error: failure }, 'the bus could not reconnect'),
    )
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = 100; !stopped; pauseMs = Math.min(pauseMs * 2, 5000)) {
      await wait(pauseMs)
      const failure = stopped
        ? undefined
        : await connect().then(
            () => null,
            (error: unknown) => error,
          )
      if (failure === null) break
      log.debug({ error: failure }, 'the bus has no connection yet')
    }
    for (const work of gaps) work()
  }

  function beat(): void {
    if (client !== undefined && performance.now() - lastReceivedAt > 3 * beatMs) {
      const silent = client
      onConnectionLost(silent, new Error('no notification was received for too long'))
      silent.end().catch(() => {})
      return
    }
    publish('bus.beat', 0)
  }

  function publish(topic: string, body: unknown): void {
    const notice = JSON.stringify([topic, body])
    if (Buffer.byteLength(notice) > 7800) throw new Error(`a notice of ${topic} is too long`)
    if (waiting.length < maxWaiting) waiting.push(notice)
    gather()
  }

  return {
    node,
    publish,
    subscribe: (topic, handler) => {
      hearers.set(topic, [...(hearers.get(topic) ?? []), handler])
    },
    onGap: (work) => void gaps.push(work),
    isConnected: () => client !== undefined && performance.now() - lastReceivedAt <= 3 * beatMs,
    start: async () => {
      await connect()
      beating = setInterval(beat, beatMs)
    },
    stop: async () => {
      clearInterval(beating)
      clearTimeout(gathering)
      await flush().catch(() => {})
      stopped = true
      await client?.end()
    },
  }
}
