import type { Reason } from './reasons.ts'

/** What a person found who compared the picture with the member's photos. */
export type Finding =
  | { readonly outcome: 'verified'; readonly photos: readonly string[] }
  | { readonly outcome: 'declined'; readonly reason: Reason }

/** Someone of the staff, with the account they have as a member, if they have one. */
export interface Reviewer {
  readonly staff: number
  readonly account: number | null
}

/** A request as a decision about it depends on it. */
export interface DecisionFacts {
  readonly waiting: boolean
  readonly claimedBy: number | null
  readonly by: Reviewer
  /** The account it is about. */
  readonly account: number
  /** What the member shows at this moment, the main photo among it. */
  readonly photos: readonly { readonly id: string; readonly main: boolean }[]
}

export type DecisionProblem =
  | 'already_decided'
  | 'claimed'
  | 'not_claimed'
  | 'own_request'
  | 'photos_changed'
  | 'main_not_compared'

/** Whether a decision can stand: by whoever has claimed it, not about oneself, and about the photos that are there now. */
export function judgeDecision(finding: Finding, facts: DecisionFacts): DecisionProblem | null {
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
