import type { CodeProblem } from './code-problem.ts'
import type { CodeTerms } from './code-terms.ts'
import { computeDiscount } from './compute-discount.ts'
import { bonusEndsAt, getCooldownEnd, timeBonus } from './time-bonus.ts'
import { welcomeEndsAt } from './welcome.ts'

/** Facts about the member and their use of the code. */
export interface MemberFacts {
  readonly signedUpAt: Date
  /** Whether they have bought credits before (CRED-02). */
  readonly paid: boolean
  /**
   * The code's own validity; `null` where open-ended. The two offers for new members run from
   * sign-up instead.
   */
  readonly startsAt: Date | null
  readonly expiresAt: Date | null
  /** Whether this member has used it. A code held by an unpaid order does not count as used. */
  readonly used: boolean
  /**
   * Whether the site has the time bonus and whether this member used it: only an unused, expired
   * bonus starts the cooldown.
   */
  readonly bonus: 'off' | 'on' | 'used'
}

/**
 * Returns why a code does not apply to a member, or `null` (CRED-08, CRED-09). Ownership and status
 * are checked earlier, because for others the code does not exist, and neither does one that is
 * not yet valid. `priceMinor` is the list price, if known.
 */
export function checkMember(
  terms: CodeTerms,
  facts: MemberFacts,
  priceMinor: number | undefined,
  now: Date,
): CodeProblem | null {
  const { used, paid, startsAt } = facts
  if (startsAt !== null && now < startsAt) return { reason: 'code_not_found', field: 'code' }
  if (used) return { reason: 'code_used', field: 'code' }
  const endsAt = getExpiry(terms, facts)
  if (endsAt !== null && now >= endsAt) return { reason: 'code_expired', field: 'code' }
  if ((terms.kind === 'time_bonus' || terms.kind === 'welcome') && paid)
    return { reason: 'code_not_first', field: 'code' }
  const until =
    facts.bonus === 'on' && terms.kind !== 'time_bonus'
      ? getCooldownEnd(facts.signedUpAt, now)
      : null
  return until !== null && asGoodAsBonus(terms, priceMinor)
    ? { reason: 'code_too_soon', field: 'code', until }
    : null
}

/** End of a code's validity for a member; `null` if it never expires. */
export function getExpiry(
  { kind }: CodeTerms,
  { signedUpAt, expiresAt }: MemberFacts,
): Date | null {
  if (kind === 'time_bonus') return bonusEndsAt(signedUpAt)
  return kind === 'welcome' ? welcomeEndsAt(signedUpAt) : expiresAt
}

/**
 * Whether a code takes off at least as much as the bonus would have. Unknown for an amount until
 * there is a price.
 */
function asGoodAsBonus(terms: CodeTerms, priceMinor: number | undefined): boolean {
  if (priceMinor === undefined)
    return terms.percentage !== null && terms.percentage >= timeBonus.percentage
  const bonus = { percentage: timeBonus.percentage, value_minor: null }
  return computeDiscount(terms, priceMinor) >= computeDiscount(bonus, priceMinor)
}
