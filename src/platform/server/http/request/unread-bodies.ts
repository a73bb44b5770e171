import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { defaultBodyLimit } from './read-input.ts'

/** How bodies are handled that their endpoint refused without reading them to the end. */
export interface UnreadBodyLimits {
  /** How many large ones are received at the same time after the answer. */
  readonly concurrency: number
  /** For how long each is received, in milliseconds. */
  readonly ms: number
}

/**
 * A browser reads an answer only once it has sent its body, or once the connection is closed; some then
 * report a network error instead. So the rest of a few bodies is received and dropped.
 */
export const defaultUnreadBodyLimits: UnreadBodyLimits = { concurrency: 4, ms: 2000 }

/**
 * Receives the rest of a body that was refused, within limits; beyond them the connection is closed
 * with the answer, so that a flood of refused uploads doesn't cost the time to receive them.
 */
export function createUnreadBodies(
  limits: UnreadBodyLimits = defaultUnreadBodyLimits,
): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  let receiving = 0

  function receive(incoming: IncomingMessage, counted: boolean): void {
    if (counted) receiving += 1
    const { socket } = incoming
    const timeout = setTimeout(() => socket.destroySoon(), limits.ms)
    timeout.unref()
    const end = () => {
      clearTimeout(timeout)
      incoming.off('end', end).off('close', end)
      socket.off('close', end)
      if (counted) receiving -= 1
      counted = false
    }
    incoming.on('end', end).on('close', end)
    socket.on('close', end)
  }

  return async (c, next) => {
    await next()
    const incoming = c.env?.incoming
    if (incoming === undefined || incoming.complete || incoming.socket.destroyed) return
    // Node drops the rest once the answer is sent, and closes the connection if this header says so.
    if (!isLargeBody(incoming)) receive(incoming, false)
    else if (receiving < limits.concurrency) receive(incoming, true)
    else c.res.headers.set('connection', 'close')
  }
}

/** Whether a request announces a body larger than any but an upload may have. */
export function isLargeBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  return Number(headers['content-length'] ?? 0) > defaultBodyLimit
}
