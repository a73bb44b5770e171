import { hasPermission, type Permission } from './permissions.ts'

/** A queue of items, each worked on by one staff member at a time. */
export interface QueueRules {
  /**
   * The feature's key, used as the queue's name and as the prefix of its actions in the audit log.
   */
  readonly name: string
  /** How long a claim lasts unless its holder extends it, in milliseconds. */
  readonly claimMs: number
  /** The permission to take an item over from its holder; null if everyone has to wait. */
  readonly takeOver: Permission | null
}

/** The staff member working on an item, and until when. */
export interface Claim {
  readonly staff: number
  readonly until: Date
}

/** Facts about a request to work on an item. */
export interface ClaimRequest {
  /** The stored claim, active or expired; null if there is none. */
  readonly claim: Claim | null
  readonly staff: number
  /** The role of someone who wants to take it over; null for an ordinary claim. */
  readonly takeOverAs: string | null
}

/** `held`: someone else is working on it. */
export type ClaimDecision = 'claim' | 'extend' | 'take_over' | 'held'

/** Decides whether a staff member may work on an item now. */
export function decideClaim(
  { takeOver }: Pick<QueueRules, 'takeOver'>,
  { claim, staff, takeOverAs }: ClaimRequest,
  now: Date,
): ClaimDecision {
  if (!isActive(claim, now)) return 'claim'
  if (claim.staff === staff) return 'extend'
  const mayTakeOver =
    takeOver !== null && takeOverAs !== null && hasPermission(takeOverAs, takeOver)
  return mayTakeOver ? 'take_over' : 'held'
}

/** Whether a claim is still valid, which it is before `until`. */
export function isActive(claim: Claim | null, now: Date): claim is Claim {
  return claim !== null && claim.until.getTime() > now.getTime()
}

/** An active claim with its item and the holder's name. */
export interface ListedClaim extends Claim {
  readonly item: string
  /** Null if no such staff member exists. */
  readonly name: string | null
}

/** An item's claim as shown to one staff member. */
export interface ClaimView {
  /** The colleague working on it; null if it is unclaimed or claimed by the reader. */
  readonly claimed_by: string | null
  readonly mine: boolean
}

/** Returns a function that shows one staff member who is working on an item. */
export function createClaimView(
  claims: readonly ListedClaim[],
  reader: number,
): (item: string) => ClaimView {
  const claimByItem = new Map(claims.map((claim) => [claim.item, claim]))
  return (item) => {
    const claim = claimByItem.get(item)
    const mine = claim?.staff === reader
    return { claimed_by: mine ? null : (claim?.name ?? null), mine }
  }
}
