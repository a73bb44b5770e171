/** A bundle as its prices say what a currency is worth here. */
interface Priced {
  readonly priceMinor: Readonly<Record<string, number | undefined>>
}

/** In the site's own currency: 100.00. */
const limitMinor = 10_000

/**
 * Up to how much one person of the staff gives back of an order alone (OPS-04). In another currency it is as much as the same bundle
 * costs more there; where nothing tells, a second person is always asked.
 */
export function approvalLimit(currency: string, own: string, bundles: readonly Priced[]): number {
  if (currency === own) return limitMinor
  for (const { priceMinor } of bundles) {
    const [here, there] = [priceMinor[own], priceMinor[currency]]
    if (here !== undefined && there !== undefined) return Math.floor((limitMinor * there) / here)
  }
  return 0
}
