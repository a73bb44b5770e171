import type { HonoRequest, MiddlewareHandler } from 'hono'
import { isAllowedToChange } from '../http/request/same-origin.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Middleware for the developer pages: no scripts, no caching, and changes only from a page of the
 * same host.
 */
export const guardDevPages: MiddlewareHandler = async (context, next) => {
  if (!['GET', 'HEAD'].includes(context.req.method) && !isFromOwnPage(context.req)) {
    return context.json(
      {
        error: {
          code: 'foreign_origin',
          message: 'This request must come from a page of this site.',
        },
      },
      403,
    )
  }
  // Set before the route runs, so that a route can override it.
  context.header('content-security-policy', policy)
  context.header('cache-control', 'no-store')
  context.header('x-content-type-options', 'nosniff')
  // With no-referrer a browser would send `Origin: null` with the site's own forms.
  context.header('referrer-policy', 'same-origin')
  await next()
  return undefined
}

function isFromOwnPage(request: HonoRequest): boolean {
  const host = request.header('host') ?? new URL(request.url).host
  const [secFetchSite, origin, referer] = [
    request.header('sec-fetch-site'),
    request.header('origin'),
    request.header('referer'),
  ]
  return isAllowedToChange(host.toLowerCase(), { secFetchSite, origin, referer })
}
