import { createHash } from 'node:crypto'
import type { Limits } from '../../limits/limits.ts'
import { defaultGlobalRateLimits, type GlobalRateLimits } from './global-rate-limit.ts'

/**
 * Looks up a session unless too many tokens from its address were made up: such requests are
 * refused anyway, and must not cost a query each. Tokens that were valid recently are always looked
 * up, so that members behind the same address keep working.
 */
export interface SessionGate {
  <Found>(
    request: { readonly token: string; readonly address: string; readonly now: Date },
    find: () => Promise<Found | null>,
  ): Promise<Found | null>
  /** Whether a token was valid recently. */
  isKnown(token: string): boolean
}

/**
 * How many made-up tokens from an address are looked up, in units of what its visitors may request.
 */
const inventedFactor = 2

/** How many tokens are remembered; the oldest are dropped. */
const maxKnown = 20_000

export function createSessionGate(
  limits: Limits,
  { visitor }: GlobalRateLimits = defaultGlobalRateLimits,
): SessionGate {
  const invented = limits.named({
    ...visitor,
    name: `${visitor.name}_sessions`,
    count: visitor.count * inventedFactor,
  })
  const known = new Set<string>()
  const gate = async <Found>(
    {
      token,
      address,
      now,
    }: { readonly token: string; readonly address: string; readonly now: Date },
    find: () => Promise<Found | null>,
  ) => {
    const key = toKey(token)
    if (!known.has(key) && !(await invented.peek(address, now)).granted) return null
    const found = await find()
    known.delete(key)
    if (found === null) {
      await invented.consume(address, now)
      return null
    }
    known.add(key)
    const [oldest] = known.size > maxKnown ? known : []
    if (oldest !== undefined) known.delete(oldest)
    return found
  }
  return Object.assign(gate, { isKnown: (token: string) => known.has(toKey(token)) })
}

const toKey = (token: string) => createHash('sha256').update(token).digest('base64')
