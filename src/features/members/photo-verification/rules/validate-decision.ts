import type { DeclineReason } from './decline-reasons.ts'

/** The reviewer's finding after comparing the picture with the member's photos. */
export type Finding =
  | { readonly outcome: 'verified'; readonly photos: readonly string[] }
  | { readonly outcome: 'declined'; readonly reason: DeclineReason }

/** A staff member, with their own member account if they have one. */
export interface Reviewer {
  readonly staff: number
  readonly account: number | null
}

/** A reviewer on a site, who sees only the requests in its pool. */
export interface SiteReviewer extends Reviewer {
  readonly site: number
  readonly pool: number
}

/** Facts about a request that determine whether a decision is valid. */
export interface DecisionFacts {
  readonly waiting: boolean
  readonly claimedBy: number | null
  readonly by: Reviewer
  /** The account the request belongs to. */
  readonly account: number
  /** The photos currently shown by the member, including the main photo. */
  readonly photos: readonly { readonly id: string; readonly main: boolean }[]
}

export type DecisionProblem =
  | 'already_decided'
  | 'claimed'
  | 'not_claimed'
  | 'own_request'
  | 'photos_changed'
  | 'main_not_compared'

/**
 * Validates a decision: it must be made by the reviewer who holds the claim, not be about
 * themselves, and be about the current photos.
 */
export function validateDecision(finding: Finding, facts: DecisionFacts): DecisionProblem | null {
  if (!facts.waiting) return 'already_decided'
  if (facts.by.account === facts.account) return 'own_request'
  if (facts.claimedBy === null) return 'not_claimed'
  if (facts.claimedBy !== facts.by.staff) return 'claimed'
  if (finding.outcome === 'declined') return null
  const there = new Set(facts.photos.map(({ id }) => id))
  if (finding.photos.some((photo) => !there.has(photo))) return 'photos_changed'
  const main = facts.photos.find((photo) => photo.main)
  if (main === undefined) return 'photos_changed'
  return finding.photos.includes(main.id) ? null : 'main_not_compared'
}
