/** What the 15 countries pay in at home. */
const home: Readonly<Record<string, string>> = {
  GB: 'GBP',
  CA: 'CAD',
  NZ: 'NZD',
  US: 'USD',
  AU: 'AUD',
  CH: 'CHF',
  PL: 'PLN',
}

/**
 * The currency someone pays in: that of their country when the site has a price for every bundle in it, else the site's own.
 * Prices are set for each currency and never converted.
 */
export function currencyFor(
  country: string,
  site: {
    readonly currency: string
    readonly bundles: readonly { readonly priceMinor: Readonly<Record<string, number>> }[]
  },
): string {
  const own = home[country] ?? 'EUR'
  return site.bundles.every(({ priceMinor }) => priceMinor[own] !== undefined) ? own : site.currency
}
