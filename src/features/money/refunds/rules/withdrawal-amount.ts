/** Inputs of a withdrawal's amount. */
export interface WithdrawalFacts {
  /** Amount paid, and the remainder after earlier refunds, in minor units. */
  readonly paidMinor: number
  readonly leftMinor: number
  /** Credits bought by the order, and how many are unspent. Bonus credits have no price. */
  readonly granted: number
  readonly unspent: number
  /**
   * The part of the price whose credits have already been taken back, by refunds that arrived or
   * failed.
   */
  readonly creditedMinor: number
  /**
   * Whether the buyer requested immediate delivery of the credits, having been informed of the
   * consequences.
   */
  readonly consented: boolean
}

/**
 * Amount refunded by a withdrawal (BEY-10): the price of the unspent credits, rounded in the
 * member's favour, plus that of credits taken back for a failed refund, but at most the remaining
 * amount; all of the remaining amount if immediate delivery was not requested.
 */
export function computeWithdrawalAmount({
  paidMinor,
  leftMinor,
  granted,
  unspent,
  creditedMinor,
  consented,
}: WithdrawalFacts): number {
  if (!consented) return leftMinor
  const share = Math.floor((paidMinor * unspent + granted - 1) / granted)
  const failed = Math.max(0, creditedMinor - (paidMinor - leftMinor))
  return Math.min(share + failed, leftMinor)
}
