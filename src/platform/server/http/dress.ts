import type { Asked } from './asked.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Adds the standard headers to a response created by a raw route, unless the route has set them
 * itself.
 */
export function dress<Site>(response: Response, asked: Asked<Site>): void {
  const { headers } = response
  const kind = (headers.get('content-type') ?? '').startsWith('text/html') ? 'page' : 'data'
  const ours = { ...securityHeaders(kind), 'cache-control': 'no-store', 'x-request-id': asked.requestId }
  for (const [name, value] of Object.entries(ours)) if (!headers.has(name)) headers.set(name, value)
  for (const cookie of asked.newCookies) headers.append('set-cookie', cookie)
  asked.dressed = true
}
