import type { IncomingMessage } from 'node:http'
import { giveBack } from '../give-back.ts'
import type { HttpContext } from './asked.ts'

/**
 * Reads the body's bytes, or returns that there are too many. Reads directly from the socket: web
 * streams take half as long again.
 */
export async function readBody<Site>(c: HttpContext<Site>, mostBytes: number): Promise<Uint8Array | 'too_large'> {
  if (Number(c.req.header('content-length') ?? 0) > mostBytes) return 'too_large'
  const incoming = c.env?.incoming
  if (incoming !== undefined) return readIncoming(incoming, mostBytes)
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  return bytes.byteLength > mostBytes ? 'too_large' : bytes
}

function readIncoming(incoming: IncomingMessage, mostBytes: number): Promise<Uint8Array | 'too_large'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (result: Uint8Array | 'too_large' | Error) => {
      incoming.off('data', take).off('end', done).off('error', end).off('close', broken)
      // No other code uses the chunks, and a file consists of many.
      if (chunks.length > 1) chunks.forEach(giveBack)
      if (result instanceof Error) reject(result)
      else resolve(result)
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > mostBytes) end('too_large')
      else chunks.push(chunk)
    }
    const done = () => end(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks))
    const broken = () => end(new ClientGone())
    incoming.on('data', take).on('end', done).on('error', broken).on('close', broken)
  })
}

/**
 * The client disconnected before the request was complete. No one is waiting for a response, and it
 * is not a server error.
 */
export class ClientGone extends Error {
  constructor() {
    super('the caller left before the request was whole')
    this.name = 'ClientGone'
  }
}
