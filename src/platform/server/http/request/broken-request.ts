import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import type { Log } from '../../log/log.ts'
import { createSecurityHeaders } from '../response/security-headers.ts'

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Responds to invalid HTTP, oversized headers or a slow client, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statuses[error.code ?? ''] ?? 400
  const headers = {
    ...createSecurityHeaders('data'),
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': '0',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`)
}

/**
 * Responds to a request whose URL cannot be parsed, before any route sees it; any other error is a
 * bug in the HTTP layer.
 */
export function answerUnreadable(error: unknown, log: Log): Response {
  const unreadable = error instanceof RequestError
  if (!unreadable) log.error({ error }, 'the HTTP layer failed')
  const body = JSON.stringify({ error: { code: unreadable ? 'malformed_request' : 'fault' } })
  const headers = {
    ...createSecurityHeaders('data'),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  }
  return new Response(body, { status: unreadable ? 400 : 500, headers })
}
