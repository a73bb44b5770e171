import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ViteDevServer } from 'vite'
import type { Application } from './supervise-application.ts'
import { renderErrorPage } from './render-error-page.ts'

/** Vite's own paths, and those of the modules it compiles. */
const vitePath = /^\/(@|src\/|node_modules\/|\.cache\/vite\/)/
const localhost = '127.0.0.1'

/** The server that browsers connect to. */
export interface PublicServer {
  readonly server: Server
  /** Starts responding. */
  open(parts: { readonly vite: ViteDevServer; readonly application: Application }): void
}

/**
 * Passes requests to Vite or to the application. While the application restarts, they wait; if it
 * has failed, they are answered with its output.
 */
export function createPublicServer(): PublicServer {
  const server = createServer()
  return {
    server,
    open({ vite, application }) {
      server.on('request', (incoming, response) => {
        if (!vitePath.test(incoming.url ?? '')) return void forward(application, incoming, response)
        vite.middlewares(incoming, response, () => {
          response.statusCode = 404
          response.end('Not found, or it could not be compiled: see the terminal.')
        })
      })
      server.on('upgrade', (incoming, socket, head) => {
        // Vite handles its own connections.
        if (incoming.headers['sec-websocket-protocol']?.startsWith('vite-')) return
        void forwardUpgrade(application, incoming, socket, head)
      })
    },
  }
}

async function forward(
  application: Application,
  incoming: IncomingMessage,
  response: ServerResponse,
  again = false,
) {
  const facts = await application.ready().catch((error: Error) => error)
  if (facts instanceof Error) {
    response.writeHead(500, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    return response.end(renderErrorPage('The server could not start', facts.message))
  }
  const repeatable = !again && (incoming.method === 'GET' || incoming.method === 'HEAD')
  const outgoing = request({
    host: localhost,
    port: facts.port,
    method: incoming.method,
    path: incoming.url,
    headers: incoming.headers,
  })
  outgoing.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 500, allowVite(answer.rawHeaders))
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  outgoing.on('error', () => {
    // The application was replaced while it handled the request.
    if (response.headersSent || !repeatable) response.destroy()
    else void forward(application, incoming, response, true)
  })
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

/**
 * Lets pages connect to Vite's WebSocket; the rest of their policy is the same as in production.
 */
function allowVite(rawHeaders: readonly string[]): string[] {
  return rawHeaders.map((text, index) =>
    index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'content-security-policy'
      ? text.replace("connect-src 'self'", "connect-src 'self' ws: wss:")
      : text,
  )
}

async function forwardUpgrade(
  application: Application,
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) {
  socket.on('error', () => socket.destroy())
  const facts = await application.ready().catch(() => null)
  if (facts === null) return socket.destroy()
  const upstream = connect(facts.port, localhost, () => {
    const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
    for (let at = 0; at < incoming.rawHeaders.length; at += 2)
      lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`)
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    upstream.pipe(socket).pipe(upstream)
  })
  upstream.on('error', () => socket.destroy())
  upstream.on('close', () => socket.destroy())
  socket.on('close', () => upstream.destroy())
}
