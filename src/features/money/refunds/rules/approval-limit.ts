/** Prices of a package, used to compare currencies. */
interface Priced {
  readonly priceMinor: Readonly<Record<string, number | undefined>>
}

/** 100.00 in the site's own currency. */
const limitMinor = 10_000

/**
 * The total one staff member may refund of an order without approval (OPS-04). For another currency
 * the limit is scaled by the price of the same package; without such a price, a second person must
 * always approve.
 */
export function getApprovalLimit(
  currency: string,
  siteCurrency: string,
  bundles: readonly Priced[],
): number {
  if (currency === siteCurrency) return limitMinor
  for (const { priceMinor } of bundles) {
    const [here, there] = [priceMinor[siteCurrency], priceMinor[currency]]
    if (here !== undefined && there !== undefined) return Math.floor((limitMinor * there) / here)
  }
  return 0
}
