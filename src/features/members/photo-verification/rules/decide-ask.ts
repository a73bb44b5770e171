import { askIntervalMs } from './durations.ts'

/** Whether a member may be asked to verify their photos, and if not, why. */
export type AskDecision = 'open' | 'asked' | 'verified' | 'no_photo' | 'never' | 'confirm_first'

/** Facts about the member who asks and the one who is asked. */
export interface AskFacts {
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly oneself: boolean
  /** Whether the asking member has confirmed their email address. */
  readonly confirmed: boolean
  /** The asked member's main photo; null if none is visible. */
  readonly mainPhoto: { readonly verified: boolean } | null
  readonly lastAsked: Date | null
}

/**
 * At most once in 30 days, and members only, because behind other profiles there is no person who
 * could take a selfie.
 */
export function decideAsk(facts: AskFacts, now: Date): AskDecision {
  if (facts.oneself || facts.kind !== 'member') return 'never'
  if (facts.mainPhoto?.verified === true) return 'verified'
  if (facts.lastAsked !== null && now < nextAskAt(facts.lastAsked)) return 'asked'
  if (facts.mainPhoto === null) return 'no_photo'
  return facts.confirmed ? 'open' : 'confirm_first'
}

/** When the same member may be asked again. */
export function nextAskAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + askIntervalMs)
}
