import type { MiddlewareHandler } from 'hono'
import { isLocale, type Locale, locales } from '#kernel/locale.ts'
import { newId } from '../random.ts'
import { trustedProxies } from './address.ts'
import type { Asked, HttpContext, HttpEnv } from './asked.ts'
import { dress } from './dress.ts'
import { openRequest } from './open-request.ts'
import type { HttpOptions } from './options.ts'
import { plainPage } from './plain-page.ts'
import { type PlatformCode, platformRefusal } from './platform-refusals.ts'
import { ClientGone } from './read-body.ts'
import { refusalReply } from './refusal-reply.ts'
import { type Reply, writeReply } from './reply.ts'

/** The handling common to all requests: opening them, response headers, and errors. */
export interface Frame<Site> {
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

export function createFrame<Site>(options: HttpOptions<Site>): Frame<Site> {
  const trusted = trustedProxies(options.trustedProxies ?? [])
  const { phrases, log } = options

  const send: Frame<Site>['send'] = (c, reply) => {
    const asked = c.get('asked') as Asked<Site> | undefined
    if (asked !== undefined) asked.dressed = true
    return writeReply(reply, {
      requestId: c.get('requestId'),
      acceptEncoding: asked?.acceptEncoding,
      cookies: asked?.newCookies ?? [],
    })
  }

  const refuse: Frame<Site>['refuse'] = (c, code, { headers, ...more } = {}) => {
    const locale =
      (c.get('asked') as Asked<Site> | undefined)?.visitor.locale ?? plainLocale(c.req.header('accept-language'))
    const refusal = platformRefusal(phrases, locale, code, more)
    const wantsPage = !c.req.path.startsWith('/api/') && (c.req.header('accept') ?? '').includes('text/html')
    const requestId = c.get('requestId')
    const reply = wantsPage ? plainPage(refusal, phrases, locale, requestId) : refusalReply(refusal, requestId)
    return send(c, { ...reply, headers: { ...reply.headers, ...headers } })
  }

  return {
    send,
    refuse,
    async around(c, next) {
      const requestId = newId()
      c.set('requestId', requestId)
      const asked = await openRequest(c, requestId, { ...options, trusted })
      if (asked === null) return refuse(c, 'unknown_host')
      c.set('asked', asked)
      const began = performance.now()
      await next()
      if (!asked.dressed) dress(c.res, asked)
      const ms = Math.round(performance.now() - began)
      log.debug({ requestId, method: c.req.method, status: c.res.status, ms }, 'answered')
    },
    fault(error, c) {
      const requestId = (c.get('requestId') as string | undefined) ?? newId()
      c.set('requestId', requestId)
      if (error instanceof ClientGone) log.debug({ requestId }, error.message)
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
