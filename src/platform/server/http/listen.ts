import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Log } from '../log/log.ts'
import { answerBrokenRequest, answerUnreadable } from './request/broken-request.ts'

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
}

/** Creates the Node server for the app. */
export function createNodeServer({ fetch, log, timeouts }: ListenOptions): Server {
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
    getRequestListener(fetch, {
      hostname: 'nowhere.invalid',
      errorHandler: (error) => answerUnreadable(error, log),
    }),
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
