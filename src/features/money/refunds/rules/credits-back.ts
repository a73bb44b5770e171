/** Inputs of the number of credits that go back with a refund. */
export interface CreditsBackFacts {
  /** Unspent credits of the order: bought ones and bonus credits granted for it. */
  readonly unspent: number
  /** The order's price, and the part of it whose credits have been taken back, in minor units. */
  readonly paidMinor: number
  readonly creditedMinor: number
  /**
   * The remainder that rounding has left with the buyer so far, in units of one credit divided by
   * `paidMinor`.
   */
  readonly rounding: number
}

export interface CreditsBack {
  readonly credits: number
  /** The remainder left with the buyer after this refund, in the same units. */
  readonly rounding: number
}

/**
 * Returns how many credits to take back when `refundedMinor` of the price have been refunded in
 * total: the share of the unspent credits that the new part is of the remaining price (BEY-10),
 * rounded in the member's favour. The rounding remainder is stored, so that many small refunds take
 * as many credits as a single refund of their sum, and the last one takes all remaining credits.
 * Spent credits stay spent.
 */
export function computeCreditsBack(
  { unspent, paidMinor, creditedMinor, rounding }: CreditsBackFacts,
  refundedMinor: number,
): CreditsBack {
  const left = BigInt(paidMinor - creditedMinor)
  const leftAfter = BigInt(Math.max(0, paidMinor - refundedMinor))
  if (leftAfter >= left) return { credits: 0, rounding }
  const paid = BigInt(paidMinor)
  // In units of one credit divided by the price, so that division does not lose precision.
  const exact = BigInt(unspent) * paid - BigInt(rounding)
  const exactAfter = divideUp((exact > 0n ? exact : 0n) * leftAfter, left)
  const keeps = divideUp(exactAfter, paid)
  return { credits: unspent - Number(keeps), rounding: Number(keeps * paid - exactAfter) }
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by
}
