/** The discount of one code or offer on an order, in minor units. */
export interface PossibleDiscount {
  readonly discountMinor: number
}

/**
 * Chooses what applies to an order (BEY-31): out of a typed code and the offers for new members,
 * the one that takes off the most. If two take off the same amount, the first one given.
 */
export function chooseDiscount<Possible extends PossibleDiscount>(
  possible: readonly Possible[],
): Possible | null {
  return possible.reduce<Possible | null>(
    (best, one) =>
      one.discountMinor > 0 && (best === null || one.discountMinor > best.discountMinor)
        ? one
        : best,
    null,
  )
}
