import type { CodeProblem } from './code-problem.ts'
import type { CodeTerms } from './code-terms.ts'
import { discountOf } from './discount-of.ts'
import { bonusEndsAt, quietUntil, timeBonus } from './time-bonus.ts'
import { welcomeEndsAt } from './welcome.ts'

/** What is known of the member and of the code between them. */
export interface MemberFacts {
  readonly signedUpAt: Date
  /** Whether they have bought credits before (CRED-02). */
  readonly paid: boolean
  /** The code's own span; null where it has none on that side. The two offers for newcomers have theirs from the sign-up. */
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
  /** Whether this member used it. While an order that is not paid yet holds it, only that order knows. */
  readonly used: boolean
  /** Whether the site has the time bonus, and whether this member used it: only one that ran out asks for quiet. */
  readonly bonus: 'off' | 'on' | 'used'
}

/**
 * Why a code does not count for a member, or null (CRED-08, CRED-09). Whose it is and whether it is on is known before: to others it
 * is not there. A code that has not begun is not there either. `priceMinor` is the list price, once there is one.
 */
export function judgeMember(
  terms: CodeTerms,
  facts: MemberFacts,
  priceMinor: number | undefined,
  now: Date,
): CodeProblem | null {
  const { used, paid, startsAt } = facts
  if (startsAt !== null && now < startsAt) return { reason: 'code_not_found', field: 'code' }
  if (used) return { reason: 'code_used', field: 'code' }
  const endsAt = endOf(terms, facts)
  if (endsAt !== null && now >= endsAt) return { reason: 'code_expired', field: 'code' }
  if (terms.kind !== 'code' && paid) return { reason: 'code_not_first', field: 'code' }
  const until = facts.bonus === 'on' && terms.kind !== 'time_bonus' ? quietUntil(facts.signedUpAt, now) : null
  return until !== null && asGoodAsBonus(terms, priceMinor) ? { reason: 'code_too_soon', field: 'code', until } : null
}

/** When a code is over for a member; null is never. */
export function endOf({ kind }: CodeTerms, { signedUpAt, expiresAt }: MemberFacts): Date | null {
  if (kind === 'time_bonus') return bonusEndsAt(signedUpAt)
  return kind === 'welcome' ? welcomeEndsAt(signedUpAt) : expiresAt
}

/** Whether a code takes off as much as the bonus would have. Of a sum nothing is known before there is a price. */
function asGoodAsBonus(terms: CodeTerms, priceMinor: number | undefined): boolean {
  if (priceMinor === undefined) return terms.percentage !== null && terms.percentage >= timeBonus.percentage
  const bonus = { percentage: timeBonus.percentage, value_minor: null }
  return discountOf(terms, priceMinor) >= discountOf(bonus, priceMinor)
}
