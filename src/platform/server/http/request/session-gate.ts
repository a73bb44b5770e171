import { createHash } from 'node:crypto'
import type { Limits } from '../../limits/limits.ts'
import { defaultGlobalRateLimits, type GlobalRateLimits } from './global-rate-limit.ts'

/**
 * Looks up a session unless that would be a waste: an address that has used up the requests of
 * visitors is about to be refused, so invented tokens from there must not cost a query each. Tokens
 * that were valid lately are always looked up: a member behind the same address keeps working.
 */
export type SessionGate = <Found>(
  request: { readonly token: string; readonly address: string; readonly now: Date },
  find: () => Promise<Found | null>,
) => Promise<Found | null>

/** How many tokens are remembered; the oldest are dropped. */
const maxKnown = 20_000

export function createSessionGate(
  limits: Limits,
  { visitor }: GlobalRateLimits = defaultGlobalRateLimits,
): SessionGate {
  const visitors = limits.named(visitor)
  const known = new Set<string>()
  return async ({ token, address, now }, find) => {
    const key = createHash('sha256').update(token).digest('base64')
    if (!known.has(key) && !(await visitors.peek(address, now)).granted) return null
    const found = await find()
    known.delete(key)
    if (found === null) return null
    known.add(key)
    const [oldest] = known.size > maxKnown ? known : []
    if (oldest !== undefined) known.delete(oldest)
    return found
  }
}
