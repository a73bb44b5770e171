import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { RateLimit } from '#kernel/endpoint.ts'
import type { Connections } from './connections.ts'
import type { LiveLimits, LiveOptions } from './options.ts'

interface Deps extends Pick<LiveOptions, 'locate' | 'findViewer' | 'rateLimits' | 'clock' | 'log'> {
  readonly limits: LiveLimits
  readonly connections: Connections
}

/**
 * How many upgrades one address and one member may request. A page reconnects when it is opened and
 * after a lost connection; many members may share an address.
 */
const upgradeLimits = {
  address: { name: 'platform.live_address', count: 300, seconds: 60, by: 'address' },
  member: { name: 'platform.live_member', count: 120, seconds: 60 },
} as const satisfies Record<string, RateLimit>

/**
 * Handles WebSocket upgrades at /api/live: accepts members whose page belongs to the site, who do
 * not have too many tabs open and do not reconnect too often.
 */
export function createUpgradeHandler({
  locate,
  findViewer,
  rateLimits,
  clock,
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

  const byAddress = rateLimits.named(upgradeLimits.address)
  const byMember = rateLimits.named(upgradeLimits.member)

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const location = locate(request)
    if (location === null) return refuse(socket, 400, 'malformed_request')
    // A page may connect only to the host it was loaded from.
    if (URL.parse(request.headers.origin ?? '')?.host !== location.origin.host)
      return refuse(socket, 403, 'foreign_origin')
    // Counted before the session is looked up, which costs a query.
    const now = clock.now()
    if (!(await byAddress.consume(location.address, now)).granted)
      return refuse(socket, 429, 'too_many')
    const viewer = await findViewer(request, location.origin.host)
    if (viewer === null) return refuse(socket, 403, 'authentication_required')
    if (!(await byMember.consume(String(viewer.account), now)).granted)
      return refuse(socket, 429, 'too_many')
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

const statusTexts = {
  400: 'Bad Request',
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
