import { randomBytes } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import type { SiteRequest } from './request/site-request.ts'
import { chooseEncoding } from './response/compress-text.ts'
import type { EndpointResult } from './response/endpoint-result.ts'
import { sessionCookie } from './response/cookies.ts'
import type { Reply } from './response/reply.ts'

export interface PageRequest<Site> {
  readonly url: URL
  /** Allows the scripts and styles of this response. */
  readonly nonce: string
  readonly context: Context<Site>
  /** Whether the browser sends Global Privacy Control. */
  readonly globalPrivacyControl: boolean
  /** Calls an endpoint as this viewer, with the same checks as over HTTP. */
  call(name: string, input: unknown): Promise<EndpointResult>
}

/** A page, or a redirect to another page of this site. */
export type PageAnswer =
  | {
      readonly status: number
      readonly html: string | (() => string)
      /** The same text compressed, if that costs less than compressing it now. */
      readonly brotli?: () => Uint8Array<ArrayBuffer>
      readonly secret?: boolean
      /** Whether search engines may list the page. */
      readonly indexed?: boolean
      /** Whether it shows a page of this site in a frame. */
      readonly frames?: boolean
    }
  | { readonly status: number; readonly location: string }

/** Renders a page and sets its headers. */
export async function createPageReply<Site>(
  siteRequest: SiteRequest<Site>,
  context: Context<Site>,
  pages: (request: PageRequest<Site>) => Promise<PageAnswer>,
  call: PageRequest<Site>['call'],
): Promise<Reply> {
  const nonce = randomBytes(16).toString('base64url')
  const { url, globalPrivacyControl } = siteRequest
  const answer = await pages({ url, nonce, context, globalPrivacyControl, call })
  // A visitor's page may be cached for the back button and is revalidated otherwise; a member's
  // page is not cached at all.
  const cache = sessionCookie in context.cookies ? 'no-store' : 'private, no-cache'
  if ('location' in answer) return redirectReply(answer.status, answer.location)
  const brotli = chooseEncoding(siteRequest.acceptEncoding) === 'br' ? answer.brotli?.() : undefined
  const html = () => (typeof answer.html === 'string' ? answer.html : answer.html())
  return {
    status: answer.status,
    kind: 'page',
    type: 'text/html; charset=utf-8',
    body: brotli ?? html(),
    nonce,
    frames: answer.frames === true,
    cache: answer.secret === true ? 'no-store' : cache,
    secret: answer.secret === true,
    headers: {
      vary: 'cookie, accept-language, sec-gpc, accept-encoding',
      ...(brotli && { 'content-encoding': 'br' }),
      ...(answer.indexed !== true && { 'x-robots-tag': 'noindex' }),
    },
  }
}

function redirectReply(status: number, location: string): Reply {
  if (!/^\/(?![/\\])/.test(location))
    throw new Error(`a page redirected to ${location}, which is not on this site`)
  return { status, kind: 'data', body: null, headers: { location } }
}
