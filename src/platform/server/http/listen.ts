import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Log } from '../log/log.ts'
import { answerBrokenRequest, answerUnreadable } from './broken-request.ts'

/** How long we wait for a caller, in milliseconds, against those who keep connections by being slow. */
export interface Timeouts {
  /** Until the headers are whole. */
  readonly headers: number
  /** Until the whole request is there. */
  readonly request: number
  /** For the next request on a connection. */
  readonly keepAlive: number
  /** Without a byte in either direction. */
  readonly silence: number
  /** For what is in flight when the server stops. */
  readonly close: number
}

export const standardTimeouts: Timeouts = {
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

/** Makes the Node server around the app. */
export function createNodeServer({ fetch, log, timeouts }: ListenOptions): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: Math.min(2000, Math.max(50, timeouts.headers / 4)),
      maxHeaderSize: 16 * 1024,
      // A request without a host is answered as one for an unknown host, with our headers.
      requireHostHeader: false,
    },
    getRequestListener(fetch, { hostname: 'nowhere.invalid', errorHandler: (error) => answerUnreadable(error, log) }),
  )
  server.timeout = timeouts.silence
  server.on('clientError', answerBrokenRequest)
  return server
}

/** Starts to listen; port 0 takes any free one. */
export function listenOn(server: Server, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

/** Takes no new connections, lets what is in flight end, and cuts what has not ended in time. */
export async function closeServer(server: Server, mostMs: number): Promise<void> {
  if (!server.listening) return
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), mostMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
