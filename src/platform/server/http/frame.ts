import type { MiddlewareHandler } from 'hono'
import { isLocale, type Locale, locales } from '#kernel/locale.ts'
import { newId } from '../random.ts'
import { runWithOrigin } from './request/request-origin.ts'
import type { SiteRequest, HttpContext, HttpEnv } from './request/site-request.ts'
import { applyHeaders } from './response/apply-headers.ts'
import { openRequest } from './request/open-request.ts'
import type { SessionGate } from './request/session-gate.ts'
import type { LocateRequest } from './request/request-location.ts'
import type { HttpOptions } from './options.ts'
import { renderPlainPage } from './response/render-plain-page.ts'
import { type PlatformCode, createPlatformRefusal } from './response/platform-refusals.ts'
import { ClientDisconnected } from './request/read-body.ts'
import { createRefusalLog } from './response/refusal-log.ts'
import { createRefusalReply } from './response/refusal-reply.ts'
import { type Reply, writeReply } from './response/reply.ts'

/** The handling common to all requests: opening them, response headers, and errors. */
export interface RequestFrame<Site> {
  readonly around: MiddlewareHandler<HttpEnv<Site>>
  send(c: HttpContext<Site>, reply: Reply): Promise<Response>
  /** A platform refusal as a page or as JSON, depending on the request. */
  refuse(c: HttpContext<Site>, code: PlatformCode, more?: RefuseMore): Promise<Response>
  /** The response to an unexpected error, with the request id and no details of the error. */
  fault(error: unknown, c: HttpContext<Site>): Promise<Response>
}

interface RefuseMore {
  readonly retryAfterSeconds?: number
  readonly headers?: Readonly<Record<string, string>>
}

export function createFrame<Site>(
  options: HttpOptions<Site>,
  { locate, sessionGate }: { readonly locate: LocateRequest; readonly sessionGate: SessionGate },
): RequestFrame<Site> {
  const { phrases, log } = options
  const logRefusal = createRefusalLog(log)

  const send: RequestFrame<Site>['send'] = (c, reply) => {
    const siteRequest = c.get('asked') as SiteRequest<Site> | undefined
    if (siteRequest !== undefined) siteRequest.headersApplied = true
    return writeReply(reply, {
      requestId: c.get('requestId'),
      acceptEncoding: siteRequest?.acceptEncoding,
      cookies: siteRequest?.newCookies ?? [],
    })
  }

  const refuse: RequestFrame<Site>['refuse'] = (c, code, { headers, ...more } = {}) => {
    const locale =
      (c.get('asked') as SiteRequest<Site> | undefined)?.visitor.locale ??
      plainLocale(c.req.header('accept-language'))
    const refusal = createPlatformRefusal(phrases, locale, code, more)
    const wantsPage =
      !c.req.path.startsWith('/api/') && (c.req.header('accept') ?? '').includes('text/html')
    const requestId = c.get('requestId')
    const reply = wantsPage
      ? renderPlainPage(refusal, phrases, locale, requestId)
      : createRefusalReply(refusal, requestId)
    return send(c, { ...reply, headers: { ...reply.headers, ...headers } })
  }

  return {
    send,
    refuse,
    async around(c, next) {
      const requestId = newId()
      c.set('requestId', requestId)
      const siteRequest = await openRequest(c, requestId, { ...options, locate, sessionGate })
      if (typeof siteRequest === 'string') {
        const reply = await refuse(c, siteRequest)
        logRefusal({ requestId, method: c.req.method, status: reply.status })
        return reply
      }
      c.set('asked', siteRequest)
      const startedAt = performance.now()
      // Emails that the request causes link to the host it came to.
      await runWithOrigin(siteRequest.url.origin, next)
      if (!siteRequest.headersApplied) applyHeaders(c.res, siteRequest)
      const seconds = (performance.now() - startedAt) / 1000
      const { status } = c.res
      options.countRequest?.({ route: c.get('endpoint') ?? getKind(c.req.path), status, seconds })
      logRefusal({ requestId, method: c.req.method, status })
      log.debug(
        { requestId, method: c.req.method, status, ms: Math.round(seconds * 1000) },
        'answered',
      )
    },
    fault(error, c) {
      const requestId = (c.get('requestId') as string | undefined) ?? newId()
      c.set('requestId', requestId)
      if (error instanceof ClientDisconnected) log.debug({ requestId }, error.message)
      else log.error({ requestId, method: c.req.method, error }, 'a request failed')
      return refuse(c, 'fault')
    },
  }
}

/** The language for a caller whose site is unknown. */
function plainLocale(acceptLanguage: string | undefined): Locale {
  const first = acceptLanguage?.slice(0, 2).toLowerCase()
  return isLocale(first) ? first : locales[0]
}

/** The kind of a request outside the contract; a path could name a member. */
function getKind(path: string): string {
  const [, folder = ''] = /^\/(api|app|assets|cdn|media|office|dev)\//.exec(path) ?? []
  return folder === '' ? 'page' : folder === 'api' ? 'other' : folder
}
