import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Connections } from './connections.ts'
import type { LiveLimits, LiveOptions } from './options.ts'

interface Deps extends Pick<LiveOptions, 'findViewer' | 'allowedOrigin' | 'log'> {
  readonly limits: LiveLimits
  readonly connections: Connections
}

/**
 * Handles WebSocket upgrades at /api/live: accepts members whose page belongs to the site and who
 * do not have too many tabs open.
 */
export function createUpgradeHandler({
  findViewer,
  allowedOrigin = sameHost,
  log,
  limits,
  connections,
}: Deps) {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: 64 * 1024,
    perMessageDeflate: false,
  })

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const origin = URL.parse(request.headers.origin ?? '')
    if (origin === null || !allowedOrigin(origin, request))
      return refuse(socket, 403, 'foreign_origin')
    const viewer = await findViewer(request)
    if (viewer === null) return refuse(socket, 403, 'authentication_required')
    if (connections.count(viewer.account) >= limits.perMember)
      return refuse(socket, 429, 'too_many')
    sockets.handleUpgrade(request, socket, head, (open) => connections.add(open, viewer))
  }

  return {
    attach: (server: Server) => {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        if (request.url?.split('?', 1)[0] !== '/api/live') {
          // Other listeners may handle other paths, such as those of the development server.
          if (server.listenerCount('upgrade') === 1) refuse(socket, 404, 'not_found')
          return
        }
        socket.on('error', () => socket.destroy())
        admit(request, socket, head).catch((error: unknown) => {
          log.error({ error }, 'a live connection could not be accepted')
          refuse(socket, 500, 'fault')
        })
      })
    },
  }
}

/** A page may connect to the host it came from. */
function sameHost(origin: URL, request: IncomingMessage): boolean {
  return origin.host === request.headers.host?.toLowerCase()
}

const statusTexts = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
} as const

function refuse(socket: Duplex, status: keyof typeof statusTexts, code: string): void {
  const body = JSON.stringify({
    ...(code === 'authentication_required' ? { authentication_required: true } : {}),
    error: { code },
  })
  const retry = status === 429 ? 'retry-after: 30\r\n' : ''
  socket.end(
    `HTTP/1.1 ${status} ${statusTexts[status]}\r\nconnection: close\r\n${retry}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
