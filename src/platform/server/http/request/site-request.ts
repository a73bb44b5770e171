import type { Context as HonoContext, Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { Context, StaffViewer } from '#kernel/context.ts'
import type { OriginHeaders } from './same-origin.ts'

/** A request whose host belongs to a site. */
export interface SiteRequest<Site> {
  readonly requestId: string
  readonly site: Site
  /** The requested host, including its port if there is one. */
  readonly host: string
  /** The requested URL as sent by the browser. */
  readonly url: URL
  /** The query by name; the last value if a name occurs twice. */
  readonly query: Readonly<Record<string, string>>
  readonly acceptEncoding: string | undefined
  readonly origin: OriginHeaders
  /** Whether the browser sends Global Privacy Control: its owner objects to sharing data. */
  readonly globalPrivacyControl: boolean
  /** Set-Cookie lines collected while handling the request. */
  readonly newCookies: string[]
  /** The context without looking up a session. */
  readonly visitor: Context<Site, null>
  /**
   * The context with the cookie's session, looked up at most once and not at all without a cookie.
   */
  context(): Promise<Context<Site>>
  /**
   * Same with the back office session instead; a caller with both sessions never uses both in one
   * request.
   */
  staff(): Promise<Context<Site, StaffViewer | null>>
  /**
   * Makes the next call of `context` or `staff` look up the session again: a request's body may
   * arrive long after its headers.
   */
  renew(): void
  /** Whether the standard headers have been set on the response. */
  headersApplied: boolean
}

/** The hono environment of a request. */
export interface HttpEnv<Site> {
  Bindings: Partial<HttpBindings>
  Variables: {
    asked: SiteRequest<Site>
    requestId: string
    /** The endpoint that answers the request; missing for pages, files and raw routes. */
    endpoint?: string
  }
}

export type HttpApp<Site> = Hono<HttpEnv<Site>>
export type HttpContext<Site> = HonoContext<HttpEnv<Site>>
