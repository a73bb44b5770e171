import type { SiteRequest } from '../request/site-request.ts'
import { createSecurityHeaders } from './security-headers.ts'

/**
 * Adds the standard headers to a response created by a raw route, unless the route has set them
 * itself.
 */
export function applyHeaders<Site>(response: Response, siteRequest: SiteRequest<Site>): void {
  const { headers } = response
  const kind = (headers.get('content-type') ?? '').startsWith('text/html') ? 'page' : 'data'
  const ours = {
    ...createSecurityHeaders(kind),
    'cache-control': 'no-store',
    'x-request-id': siteRequest.requestId,
  }
  for (const [name, value] of Object.entries(ours)) if (!headers.has(name)) headers.set(name, value)
  for (const cookie of siteRequest.newCookies) headers.append('set-cookie', cookie)
  siteRequest.headersApplied = true
}
