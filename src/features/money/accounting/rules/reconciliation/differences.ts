/** How two of the four can differ: order, provider, ledger of credits, ledger of money. */
export const differenceKinds = [
  'missing_at_psp',
  'missing_here',
  'amount_diff',
  'status_diff',
  'grant_diff',
  'money_diff',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** What of an order differs. */
export const differenceAbouts = [
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
export type DifferenceAbout = (typeof differenceAbouts)[number]

/** The words by which either side says how something stands; `missing` for what is not there. */
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

/** What one side says: how it stands, a sum, or credits. */
export interface Side {
  readonly state?: SideState
  readonly minor?: number
  readonly currency?: string
  readonly credits?: number
}

/** A difference as a comparison finds it. */
export interface Found {
  readonly kind: DifferenceKind
  readonly about: DifferenceAbout
  readonly gateway: string | null
  readonly ref: string | null
  readonly ours: Side
  readonly theirs: Side
}

/** After so long nothing may be left unexplained. */
export const explainedWithinMs = 24 * 3_600_000
