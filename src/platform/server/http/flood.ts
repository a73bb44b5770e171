import type { Limit } from '#kernel/call.ts'
import { type Caller, type Context, isStaff } from '#kernel/context.ts'
import type { LimitVerdict } from '../limits/count.ts'
import type { Limits } from '../limits/limits.ts'

/** Counts a request of any kind against the member who sent it, or against the address. */
export type Flood = <Site>(context: Context<Site, Caller>) => Promise<LimitVerdict>

/**
 * How many requests of any kind one caller may make: enough for a person with ten tabs, not for a
 * script.
 */
export const floodLimits = {
  visitor: { name: 'platform.any_visitor', count: 300, seconds: 60, by: 'address' },
  member: { name: 'platform.any_member', count: 600, seconds: 60 },
} as const satisfies Record<string, Limit>

/** Creates the counter. */
export function createFlood(limits: Limits, most: { visitor: Limit; member: Limit } = floodLimits): Flood {
  const visitor = limits.named(most.visitor)
  const member = limits.named(most.member)
  return ({ viewer, address, now }) => {
    if (viewer === null) return visitor.take(address, now)
    return member.take(isStaff(viewer) ? `staff ${viewer.staff}` : String(viewer.account), now)
  }
}
