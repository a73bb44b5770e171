import { prorate } from '#kernel/money.ts'

/** The amount of an order, in the currency it was paid in. */
export interface PaidAmount {
  readonly bundle: string
  readonly minor: number
  readonly currency: string
}

/** A site's prices, and its own currency. */
export interface PriceList {
  readonly currency: string
  readonly bundles: readonly {
    readonly id: string
    readonly priceMinor: Readonly<Record<string, number>>
  }[]
}

/**
 * Converts an amount paid in any currency to the site's own by its price list: paying a package's
 * full price in another currency counts as the package's price in the site's currency. No exchange
 * rates are used. Amounts that the list does not cover are counted unconverted, so that nothing is
 * left out.
 */
export function convertToSiteCurrency(
  { bundle, minor, currency }: PaidAmount,
  { currency: home, bundles }: PriceList,
): number {
  if (currency === home) return minor
  const priced = (one: PriceList['bundles'][number]) =>
    one.priceMinor[home] !== undefined && one.priceMinor[currency] !== undefined
  const prices = (bundles.find((one) => one.id === bundle && priced(one)) ?? bundles.find(priced))
    ?.priceMinor
  const [here = 0, there = 0] = [prices?.[home], prices?.[currency]]
  return there === 0 ? minor : prorate(minor, here, there)
}
