/** The price of credits, in minor units. */
interface Rate {
  readonly minor: number
  readonly per_credits: number
}

/**
 * Returns what the refunds after a ban for deceiving are worth, in units of what one staff member may refund
 * of one order: at the rate of the smallest package, the most they can have cost. Null if there is no
 * price to compare with, so that a second person has to approve them.
 */
export function computeRefundShare(
  credits: number,
  rate: Rate | null,
  limitMinor: number,
): number | null {
  if (credits === 0) return 0
  if (rate === null || limitMinor === 0) return null
  return (credits * rate.minor) / rate.per_credits / limitMinor
}
