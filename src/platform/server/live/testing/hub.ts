import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { createClock } from '#platform/server/clock.ts'
import { createRequestLocator } from '#platform/server/http/request/request-location.ts'
import { createLimits } from '#platform/server/limits/limits.ts'
import { createLog } from '#platform/server/log/log.ts'
import { type Bus, createBus } from '../bus.ts'
import type { LiveMessage } from '../frame.ts'
import { createLive } from '../live.ts'
import type { LiveLimits } from '../options.ts'

/** The environment shared by the servers of a test. */
interface Surroundings {
  /** The database. */
  readonly url: string
  /** The hosts for which viewers were looked up. */
  readonly seenHosts: string[]
  /** Sessions that have ended. */
  readonly ended: ReadonlySet<number>
  /** Functions that close what was opened. */
  readonly open: (() => Promise<unknown>)[]
}

/** Starts a server on which the cookie `session=<account>.<session>` identifies a viewer. */
export async function startHub(
  { url, seenHosts, ended, open }: Surroundings,
  limits: Partial<LiveLimits> = {},
  trustedProxies: readonly string[] = [],
) {
  const log = createLog({ level: 'silent' })
  const bus: Bus = createBus({ url, log, beatMs: 50 })
  await bus.start()
  const live = createLive({
    bus,
    locate: createRequestLocator({ log, trustedProxies }),
    rateLimits: createLimits({ log }),
    findViewer: async ({ headers }, host) => {
      seenHosts.push(host)
      const [, account, session] = /session=(\d+)\.(\d+)/.exec(headers.cookie ?? '') ?? []
      if (account === undefined) return null
      return {
        account: Number(account),
        session: Number(session),
        member: `m${account}`,
        pool: 1,
        status: 'active',
      }
    },
    validSessions: async (sessions) => sessions.filter((session) => !ended.has(session)),
    clock: createClock(),
    log,
    limits,
  })
  const server: Server = createServer((_, response) => response.end('page'))
  live.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  open.push(async () => {
    await live.stop()
    await bus.stop()
    server.close()
    server.closeAllConnections()
  })

  /** A browser tab that records the messages it receives. */
  async function tab(account: number, session = account * 10) {
    const socket = new WebSocket(`ws://${host}/api/live`, {
      origin: `http://${host}`,
      headers: { cookie: `session=${account}.${session}` },
    })
    const received: LiveMessage[] = []
    socket.on('message', (data) => received.push(JSON.parse(String(data))))
    socket.on('error', () => {})
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    const opened = await Promise.race([
      once(socket, 'open').then(() => true),
      closed.then(() => false),
    ])
    if (opened) await expect.poll(() => received).toEqual([{ type: 'ready' }])
    received.length = 0
    return {
      socket,
      received,
      gone: closed,
      say: (message: unknown) =>
        socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    }
  }
  return { live, bus, host, tab }
}
