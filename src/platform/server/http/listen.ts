import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Log } from '../log/log.ts'
import { answerBrokenRequest, answerUnreadable } from './request/broken-request.ts'
import { isLargeBody } from './request/unread-bodies.ts'
import { createTurns } from './visitor-turns.ts'

/** Time limits in milliseconds, against slow clients that occupy connections. */
export interface Timeouts {
  /** Until the headers are complete. */
  readonly headers: number
  /** Until the complete request has arrived. */
  readonly request: number
  /** For the next request on a connection. */
  readonly keepAlive: number
  /** Without a byte in either direction. */
  readonly silence: number
  /** For requests in progress when the server stops. */
  readonly close: number
}

export const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: 60_000,
  keepAlive: 20_000,
  silence: 120_000,
  close: 10_000,
}

interface ListenOptions {
  readonly fetch: Parameters<typeof getRequestListener>[0]
  readonly log: Log
  readonly timeouts: Timeouts
  /** Whether a cookie header contains a session that was valid recently. */
  readonly hasSession: (cookies: string) => boolean
}

/**
 * How many requests without a session start in each turn of the event loop. With two, members wait 58 ms
 * (99th percentile) during a flood of 64 parallel requests, with one 48 ms, without turns 270 ms.
 */
const visitorsPerTurn = 1

/** Creates the Node server for the app. */
export function createNodeServer({ fetch, log, timeouts, hasSession }: ListenOptions): Server {
  const listener = getRequestListener(fetch, {
    hostname: 'nowhere.invalid',
    // It would receive the rest of any number of refused bodies; see `unread-bodies.ts`.
    autoCleanupIncoming: false,
    errorHandler: (error) => answerUnreadable(error, log),
  })
  // Members don't wait for a flood of strangers: each request of theirs waits for a few others only.
  // Uploads of members wait as well, because a few milliseconds don't matter to them.
  const takeTurns = createTurns(visitorsPerTurn)
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: Math.min(2000, Math.max(50, timeouts.headers / 4)),
      maxHeaderSize: 16 * 1024,
      // A request without a host is refused by the app, with the standard headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!isLargeBody(request) && hasSession(request.headers.cookie ?? ''))
        void listener(request, response)
      else
        takeTurns(() => {
          if (!response.destroyed) void listener(request, response)
        })
    },
  )
  server.timeout = timeouts.silence
  server.on('clientError', answerBrokenRequest)
  return server
}

/** Starts listening; port 0 takes any free one. */
export function listenOn(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

/**
 * Accepts no new connections, waits for requests in progress, and aborts those that have not
 * finished in time.
 */
export async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
