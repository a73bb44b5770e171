import { type CodeTerms, createOfferTerms } from '../rules/code-terms.ts'
import type { MemberFacts } from '../rules/check-member.ts'

export const signedUpAt = new Date('2026-07-01T14:42:00Z')
export const after = (ms: number) => new Date(signedUpAt.getTime() + ms)
/** A code that takes off a percentage of any order. */
export const share = (percentage: number): CodeTerms =>
  createOfferTerms('code', 'SUMMER', percentage)

/** A code that takes off an amount in euros, above a minimum order. */
export const sum = (value_minor: number, minimum_order_minor: number): CodeTerms => ({
  ...share(0),
  percentage: null,
  value_minor,
  currency: 'EUR',
  minimum_order_minor,
})

export const bonus = createOfferTerms('time_bonus', 'TIMEBONUS25', 25)

/** A member whose time bonus is running. */
export const newcomer: MemberFacts = {
  signedUpAt,
  paid: false,
  startsAt: null,
  expiresAt: null,
  used: false,
  bonus: 'on',
}
