import type { Context, StaffViewer } from '#kernel/context.ts'
import type { HttpContext } from './request/site-request.ts'
import type { PlatformCode } from './response/platform-refusals.ts'
import type { Reply } from './response/reply.ts'

/** Helpers for a raw route outside the contract. */
export interface RawRouteTools<Site> {
  /** The context of a request: site, viewer, language and so on. */
  context(c: HttpContext<Site>): Promise<Context<Site>>
  /** The same with the back office session. */
  staff(c: HttpContext<Site>): Promise<Context<Site, StaffViewer | null>>
  /** Writes a response with the headers for its kind. */
  send(c: HttpContext<Site>, reply: Reply): Promise<Response>
  /**
   * Sends a platform refusal: `refuse(c, 'not_found')` responds with the same bytes as any
   * endpoint.
   */
  refuse(
    c: HttpContext<Site>,
    code: PlatformCode,
    more?: { readonly retryAfterSeconds?: number },
  ): Promise<Response>
}
