import { compressText } from './compress-text.ts'
import type { ReplyBody } from './reply-body.ts'
import { type ReplyKind, createSecurityHeaders } from './security-headers.ts'

/** A response before it is written. */
export interface Reply {
  readonly status: number
  readonly kind: ReplyKind
  readonly body: ReplyBody
  /** The content type of the body. */
  readonly type?: string
  readonly nonce?: string
  /** The URL contains a secret, so the page sends no referrer. */
  readonly secret?: boolean
  /** The page shows another page of this site in a frame. */
  readonly frames?: boolean
  /** Cache-Control; `no-store` if left out. */
  readonly cache?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The parts of the request needed to write a response. */
export interface ReplyTo {
  readonly requestId: string
  readonly acceptEncoding?: string | undefined
  /** Set-Cookie lines collected while handling the request. */
  readonly cookies: readonly string[]
}

/** Writes a response with all its headers; texts are compressed if worthwhile. */
export async function writeReply(reply: Reply, to: ReplyTo): Promise<Response> {
  const headers: Record<string, string> = {
    ...createSecurityHeaders(reply.kind, reply),
    'cache-control': reply.cache ?? 'no-store',
    'x-request-id': to.requestId,
    ...reply.headers,
  }
  if (reply.type !== undefined && reply.body !== null) headers['content-type'] = reply.type
  // Sent as bytes: Node writes a string to a socket far more slowly than a buffer with the same
  // text.
  const bytes = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body
  const body = await compressText(bytes, headers, to.acceptEncoding)
  if (to.cookies.length === 0) return new Response(body, { status: reply.status, headers })
  const withCookies = new Headers(headers)
  for (const cookie of to.cookies) withCookies.append('set-cookie', cookie)
  return new Response(body, { status: reply.status, headers: withCookies })
}
