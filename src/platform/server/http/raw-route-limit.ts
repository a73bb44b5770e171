import type { MiddlewareHandler } from 'hono'
import type { RateLimit } from '#kernel/endpoint.ts'
import type { Limits } from '../limits/limits.ts'
import type { RequestFrame } from './frame.ts'
import {
  createGlobalRateLimit,
  type GlobalRateLimit,
  type GlobalRateLimits,
} from './request/global-rate-limit.ts'
import type { HttpEnv } from './request/site-request.ts'

/**
 * One page shows dozens of photos, and a payment provider reports many payments from one address,
 * so these paths have their own, larger limits.
 */
const frequent = /^\/(cdn|api\/webhooks)\/|(^|\/)media\//

const defaultFrequentLimits = {
  visitor: { name: 'platform.any_visitor_media', count: 1500, seconds: 60, by: 'address' },
  member: { name: 'platform.any_member_media', count: 3000, seconds: 60 },
} as const satisfies Record<string, RateLimit>

/**
 * Counts every request that no endpoint handled: pages, photos, PDFs, exports, webhooks. The demo's
 * pages under /dev aren't counted; production doesn't have them.
 */
export function createRawRouteLimit<Site>({
  frame,
  limits,
  globalRateLimit,
  frequentLimits = defaultFrequentLimits,
}: {
  readonly frame: RequestFrame<Site>
  readonly limits: Limits
  readonly globalRateLimit: GlobalRateLimit
  readonly frequentLimits?: GlobalRateLimits | undefined
}): MiddlewareHandler<HttpEnv<Site>> {
  const frequentRateLimit = createGlobalRateLimit(limits, frequentLimits)
  return async (c, next) => {
    const { path } = c.req
    if (path === '/dev' || path.startsWith('/dev/')) return next()
    const siteRequest = c.get('asked')
    const office = path === '/office' || /^\/(api\/)?office\//.test(path)
    const count = frequent.test(path) ? frequentRateLimit : globalRateLimit
    const verdict = await count(await (office ? siteRequest.staff() : siteRequest.context()))
    return verdict.granted ? next() : frame.refuse(c, 'too_many', verdict)
  }
}
