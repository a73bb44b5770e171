import type { IncomingMessage } from 'node:http'
import { releaseBuffer } from '../../release-buffer.ts'
import type { HttpContext } from './site-request.ts'

/** The minimum speed of an upload: at least `bytes` must arrive in every window. */
export interface UploadPace {
  readonly windowMs: number
  readonly bytes: number
}

/**
 * 16 kB/s, which slow mobile networks still reach. A window of ten seconds forgives a tunnel; an upload
 * held open on purpose would keep its memory for the whole time limit of a request.
 */
export const defaultUploadPace: UploadPace = { windowMs: 10_000, bytes: 160_000 }

/** The limits of an upload while its bytes arrive. */
export interface UploadControl {
  readonly pace: UploadPace
  /** Reserves memory for all bytes received so far; false if there is none. */
  grow(received: number): boolean
}

/** Why the body was not read to its end. */
export type BodyRefusal = 'too_large' | 'too_many' | 'too_slow'

/**
 * Reads the body's bytes, or returns that there are too many, or that they came too slowly for an
 * upload. Reads directly from the socket: web streams take half as long again.
 */
export async function readBody<Site>(
  c: HttpContext<Site>,
  maxBytes: number,
  upload?: UploadControl,
): Promise<Uint8Array | BodyRefusal> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) return 'too_large'
  const incoming = c.env?.incoming
  if (incoming !== undefined) return readIncoming(incoming, maxBytes, upload)
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  if (bytes.byteLength > maxBytes) return 'too_large'
  return upload?.grow(bytes.byteLength) === false ? 'too_many' : bytes
}

function readIncoming(
  incoming: IncomingMessage,
  maxBytes: number,
  upload: UploadControl | undefined,
): Promise<Uint8Array | BodyRefusal> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const stopWatching = watchPace(
      upload,
      () => size,
      () => end('too_slow'),
    )
    const end = (result: Uint8Array | BodyRefusal | Error) => {
      stopWatching()
      incoming.off('data', take).off('end', done).off('error', end).off('close', broken)
      // Releases the chunks, because no other code uses them and a file consists of many.
      if (chunks.length > 1) chunks.forEach(releaseBuffer)
      if (result instanceof Error) reject(result)
      else resolve(result)
    }
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) return end('too_large')
      if (upload?.grow(size) === false) return end('too_many')
      chunks.push(chunk)
    }
    const done = () => end(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks))
    const broken = () => end(new ClientDisconnected())
    incoming.on('data', take).on('end', done).on('error', broken).on('close', broken)
  })
}

/** Checks an upload's speed until the returned function is called. */
function watchPace(
  upload: UploadControl | undefined,
  received: () => number,
  onTooSlow: () => void,
): () => void {
  if (upload === undefined) return () => {}
  const { windowMs, bytes } = upload.pace
  let before = 0
  const watching = setInterval(() => {
    if (received() - before < bytes) onTooSlow()
    before = received()
  }, windowMs)
  return () => clearInterval(watching)
}

/**
 * The client disconnected before the request was complete. No one is waiting for a response, so
 * this is not a server error.
 */
export class ClientDisconnected extends Error {
  constructor() {
    super('the client disconnected before the request was complete')
    this.name = 'ClientDisconnected'
  }
}
