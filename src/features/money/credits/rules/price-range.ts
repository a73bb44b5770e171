/** A package on sale: credits at a price in minor units per currency. */
export interface PricedPackage {
  readonly credits: number
  readonly priceMinor: Readonly<Record<string, number>>
}

/** Lowest and highest price of some credits over all packages, in minor units. */
export interface PriceRange {
  readonly least: number
  readonly most: number
  readonly currency: string
}

/**
 * Price range for members who have not bought anything yet (CRED-03), from the cheapest package to
 * the most expensive. Both ends are rounded up so that a price is never understated. `null` if no
 * package is sold in the currency.
 */
export function computePriceRange(
  credits: number,
  bundles: readonly PricedPackage[],
  currency: string,
): PriceRange | null {
  const prices = bundles.flatMap((bundle) => {
    const price = bundle.priceMinor[currency]
    return price === undefined ? [] : [Math.ceil((price * credits) / bundle.credits)]
  })
  return prices.length === 0
    ? null
    : { least: Math.min(...prices), most: Math.max(...prices), currency }
}
