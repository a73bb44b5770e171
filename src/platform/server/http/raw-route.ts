import type { Context, StaffViewer } from '#kernel/context.ts'
import type { HttpContext } from './asked.ts'
import type { PlatformCode } from './platform-refusals.ts'
import type { Reply } from './reply.ts'

/** What a raw route outside the contract works with. */
export interface RawRouteTools<Site> {
  /** Site, viewer, language and the rest of one request. */
  context(c: HttpContext<Site>): Promise<Context<Site>>
  /** The same as the session of the back office sees it. */
  staff(c: HttpContext<Site>): Promise<Context<Site, StaffViewer | null>>
  /** Writes an answer with the headers of its kind. */
  send(c: HttpContext<Site>, reply: Reply): Promise<Response>
  /** Says no in the house's words: `refuse(c, 'not_found')` gives the same bytes as any call does. */
  refuse(c: HttpContext<Site>, code: PlatformCode, more?: { readonly retryAfterSeconds?: number }): Promise<Response>
}
