import type { IncomingMessage } from 'node:http'
import { releaseBuffer } from '../../release-buffer.ts'
import type { HttpContext } from './site-request.ts'

/**
 * Reads the body's bytes, or returns that there are too many. Reads directly from the socket,
 * because web streams take half as long again.
 */
export async function readBody<Site>(
  c: HttpContext<Site>,
  maxBytes: number,
): Promise<Uint8Array | 'too_large'> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) return 'too_large'
  const incoming = c.env?.incoming
  if (incoming !== undefined) return readIncoming(incoming, maxBytes)
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  return bytes.byteLength > maxBytes ? 'too_large' : bytes
}

function readIncoming(
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array | 'too_large'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (result: Uint8Array | 'too_large' | Error) => {
      incoming.off('data', take).off('end', done).off('error', end).off('close', broken)
      // Releases the chunks, because no other code uses them and a file consists of many.
      if (chunks.length > 1) chunks.forEach(releaseBuffer)
      if (result instanceof Error) reject(result)
      else resolve(result)
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) end('too_large')
      else chunks.push(chunk)
    }
    const done = () => end(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks))
    const broken = () => end(new ClientDisconnected())
    incoming.on('data', take).on('end', done).on('error', broken).on('close', broken)
  })
}

/**
 * The client disconnected before the request was complete. No one is waiting for a response, so
 * this is not a server error.
 */
export class ClientDisconnected extends Error {
  constructor() {
    super('the caller left before the request was whole')
    this.name = 'ClientGone'
  }
}
