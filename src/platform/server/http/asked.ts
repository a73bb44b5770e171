import type { Context as HonoContext, Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { Context, StaffViewer } from '#kernel/context.ts'
import type { OriginHeaders } from './same-origin.ts'

/** What is known of a request once its host has led to a site. */
export interface Asked<Site> {
  readonly requestId: string
  readonly site: Site
  /** The host asked, with its port where it has one. */
  readonly host: string
  /** The address asked, as the browser wrote it. */
  readonly url: URL
  /** The query by name; of a name given twice the last value. */
  readonly query: Readonly<Record<string, string>>
  readonly acceptEncoding: string | undefined
  readonly origin: OriginHeaders
  /** Set-Cookie lines gathered on the way. */
  readonly newCookies: string[]
  /** The context without a session being looked up. */
  readonly visitor: Context<Site, null>
  /** The context with the session of the cookie, looked up at most once and not at all without one. */
  context(): Promise<Context<Site>>
  /** The same with the session of the back office instead: whoever is both is never both at once. */
  staff(): Promise<Context<Site, StaffViewer | null>>
  /** Lets the next who asks for a context have it as things stand by then: the body of a request may come long after its head. */
  renew(): void
  /** Whether our headers already stand on the answer. */
  dressed: boolean
}

/** What travels with a request through hono. */
export interface HttpEnv<Site> {
  Bindings: Partial<HttpBindings>
  Variables: { asked: Asked<Site>; requestId: string }
}

export type HttpApp<Site> = Hono<HttpEnv<Site>>
export type HttpContext<Site> = HonoContext<HttpEnv<Site>>
