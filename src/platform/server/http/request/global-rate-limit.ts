import type { RateLimit } from '#kernel/endpoint.ts'
import { type Caller, type Context, isStaff } from '#kernel/context.ts'
import type { RateLimitVerdict } from '../../limits/count.ts'
import type { Limits } from '../../limits/limits.ts'

/** Counts a request of any kind against the member who sent it, or against the address. */
export type GlobalRateLimit = <Site>(context: Context<Site, Caller>) => Promise<RateLimitVerdict>

/** The limits of requests of any kind: for a visitor's address, and for a member. */
export interface GlobalRateLimits {
  readonly visitor: RateLimit
  readonly member: RateLimit
}

/**
 * How many requests of any kind one caller may make: enough for a person with ten tabs, but not for
 * a script.
 */
export const defaultGlobalRateLimits = {
  visitor: { name: 'platform.any_visitor', count: 300, seconds: 60, by: 'address' },
  member: { name: 'platform.any_member', count: 600, seconds: 60 },
} as const satisfies Record<string, RateLimit>

/** Creates the counter. */
export function createGlobalRateLimit(
  limits: Limits,
  limitsByCaller: GlobalRateLimits = defaultGlobalRateLimits,
): GlobalRateLimit {
  const visitor = limits.named(limitsByCaller.visitor)
  const member = limits.named(limitsByCaller.member)
  return ({ viewer, address, now }) => {
    if (viewer === null) return visitor.consume(address, now)
    return member.consume(isStaff(viewer) ? `staff ${viewer.staff}` : String(viewer.account), now)
  }
}
