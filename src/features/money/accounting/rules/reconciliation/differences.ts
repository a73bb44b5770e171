/** How two of the four systems can differ: order, provider, credit ledger, revenue ledger. */
export const differenceKinds = [
  'missing_at_psp',
  'missing_here',
  'amount_diff',
  'status_diff',
  'grant_diff',
  'money_diff',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** The aspect of an order that differs. */
export const differenceAspects = [
  'payment',
  'order',
  'refunds',
  'disputes',
  'grant',
  'left',
  'sale',
  'sale_refunds',
  'sale_disputes',
] as const
export type DifferenceAspect = (typeof differenceAspects)[number]

/** States that either side can report; `missing` if there is no such record. */
export const sideStates = [
  'missing',
  'open',
  'action_required',
  'processing',
  'created',
  'pending',
  'failed',
  'cancelled',
  'expired',
  'paid',
  'completed',
] as const
export type SideState = (typeof sideStates)[number]

/** One side of a difference: a state, an amount, or credits. */
export interface Side {
  readonly state?: SideState
  readonly minor?: number
  readonly currency?: string
  readonly credits?: number
}

/** A difference detected by a comparison. */
export interface DetectedDifference {
  readonly kind: DifferenceKind
  readonly about: DifferenceAspect
  readonly gateway: string | null
  readonly ref: string | null
  readonly ours: Side
  readonly theirs: Side
}

/** Time within which every difference must be explained. */
export const explanationDueMs = 24 * 3_600_000
