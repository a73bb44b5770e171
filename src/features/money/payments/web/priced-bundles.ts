import type { PricedBundle } from '#features/money/credits/index.ts'
import type { Offers } from './calls.ts'

/** The packages as the price list of credits reads them. */
export function pricedBundles({ bundles, currency }: Pick<Offers, 'bundles' | 'currency'>): PricedBundle[] {
  return bundles.map(({ credits, price_minor }) => ({ credits, priceMinor: { [currency]: price_minor } }))
}
