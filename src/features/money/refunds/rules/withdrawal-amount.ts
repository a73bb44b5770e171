/** What a withdrawal is reckoned from. */
export interface WithdrawalFacts {
  /** What was paid, and what is left of it after earlier refunds, in the smallest unit. */
  readonly paidMinor: number
  readonly leftMinor: number
  /** What the order bought and nobody has spent. Bonus credits are worth nothing. */
  readonly granted: number
  readonly unspent: number
  /** Whether the buyer asked for the credits at once, knowing what that means. */
  readonly consented: boolean
}

/**
 * The money a withdrawal gives back (BEY-10): the price of the unspent credits, rounded in the member's favour, at most what is
 * left; all that is left where nobody asked for the credits at once.
 */
export function withdrawalAmount({ paidMinor, leftMinor, granted, unspent, consented }: WithdrawalFacts): number {
  if (!consented) return leftMinor
  const share = Math.floor((paidMinor * unspent + granted - 1) / granted)
  return Math.min(share, leftMinor)
}
