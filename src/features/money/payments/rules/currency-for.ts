import { getHomeCurrency } from '#features/site/geography/index.ts'

/**
 * The payer's currency: that of their country if the site has a price for every package in it,
 * otherwise the site's own. Prices are set per currency and never converted.
 */
export function currencyFor(
  country: string,
  site: {
    readonly currency: string
    readonly bundles: readonly { readonly priceMinor: Readonly<Record<string, number>> }[]
  },
): string {
  const homeCurrency = getHomeCurrency(country)
  return site.bundles.every(({ priceMinor }) => priceMinor[homeCurrency] !== undefined)
    ? homeCurrency
    : site.currency
}
