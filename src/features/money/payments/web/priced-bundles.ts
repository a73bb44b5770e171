import type { PricedPackage } from '#features/site/sites/index.ts'
import type { Offers } from './calls.ts'

/** The packages in the format of the credits price list. */
export function pricedBundles({
  bundles,
  currency,
}: Pick<Offers, 'bundles' | 'currency'>): PricedPackage[] {
  return bundles.map(({ credits, price_minor }) => ({
    credits,
    priceMinor: { [currency]: price_minor },
  }))
}
