import { compressed } from './compressed.ts'
import type { ReplyBody } from './reply-body.ts'
import { type ReplyKind, securityHeaders } from './security-headers.ts'

/** An answer before it is written. */
export interface Reply {
  readonly status: number
  readonly kind: ReplyKind
  readonly body: ReplyBody
  /** The content type of the body. */
  readonly type?: string
  /** The nonce of a page. */
  readonly nonce?: string
  /** The address holds a secret: no referrer leaves the page. */
  readonly secret?: boolean
  /** Cache-Control; nothing is kept when left out. */
  readonly cache?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What writing needs to know of the request. */
export interface ReplyTo {
  readonly requestId: string
  /** The request's Accept-Encoding. */
  readonly acceptEncoding?: string | undefined
  /** Set-Cookie lines gathered on the way. */
  readonly cookies: readonly string[]
}

/** Writes an answer with all its headers; texts are compressed where that pays. */
export async function writeReply(reply: Reply, to: ReplyTo): Promise<Response> {
  const headers: Record<string, string> = {
    ...securityHeaders(reply.kind, reply),
    'cache-control': reply.cache ?? 'no-store',
    'x-request-id': to.requestId,
    ...reply.headers,
  }
  if (reply.type !== undefined && reply.body !== null) headers['content-type'] = reply.type
  // As bytes: Node writes a text to a socket far more slowly than a buffer of the same text.
  const bytes = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body
  const body = await compressed(bytes, headers, to.acceptEncoding)
  if (to.cookies.length === 0) return new Response(body, { status: reply.status, headers })
  const withCookies = new Headers(headers)
  for (const cookie of to.cookies) withCookies.append('set-cookie', cookie)
  return new Response(body, { status: reply.status, headers: withCookies })
}
