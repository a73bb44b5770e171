/** The home currencies of the 15 countries. */
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
  const homeCurrency = home[country] ?? 'EUR'
  return site.bundles.every(({ priceMinor }) => priceMinor[homeCurrency] !== undefined)
    ? homeCurrency
    : site.currency
}
