/** Inputs of the number of credits that go back with a refund. */
export interface CreditsBackFacts {
  /** Unspent credits of the order: bought ones and bonus credits granted for it. */
  readonly unspent: number
  /** The order's price, and how much of it has had its share of the credits taken back, in minor units. */
  readonly paidMinor: number
  readonly creditedMinor: number
  /** The remainder left to the buyer by rounding so far, in units of one credit divided by `paidMinor`. */
  readonly rounding: number
}

export interface CreditsBack {
  readonly credits: number
  /** The remainder left to the buyer after this refund, in the same units. */
  readonly rounding: number
}

/**
 * How many credits go back when `refundedMinor` of the price have been refunded in all: the share of
 * the unspent credits that the new part is of the price that was left (BEY-10), rounded in the
 * member's favour. What rounding leaves is remembered, so that many small refunds take as many
 * credits as one of their sum, and the last one takes all that are left. What is spent stays spent.
 */
export function computeCreditsBack(
  { unspent, paidMinor, creditedMinor, rounding }: CreditsBackFacts,
  refundedMinor: number,
): CreditsBack {
  const left = BigInt(paidMinor - creditedMinor)
  const leftAfter = BigInt(Math.max(0, paidMinor - refundedMinor))
  if (leftAfter >= left) return { credits: 0, rounding }
  const paid = BigInt(paidMinor)
  // In units of one credit divided by the price, so that nothing is lost to division.
  const exact = BigInt(unspent) * paid - BigInt(rounding)
  const exactAfter = divideUp((exact > 0n ? exact : 0n) * leftAfter, left)
  const keeps = divideUp(exactAfter, paid)
  return { credits: unspent - Number(keeps), rounding: Number(keeps * paid - exactAfter) }
}

function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by
}
