/** An order as far as its money counts. */
export interface Paid {
  readonly bundle: string
  readonly minor: number
  readonly currency: string
}

/** What a site sells, in which currency of its own. */
export interface PriceList {
  readonly currency: string
  readonly bundles: readonly { readonly id: string; readonly priceMinor: Readonly<Record<string, number>> }[]
}

/**
 * What money paid in any currency counts for in the site's own, by the site's own price list: whoever pays a bundle's full price in
 * another currency counts for that bundle's price at home. Nothing is converted at rates of the day. What the list does not know
 * counts as it stands, so that nothing goes uncounted.
 */
export function weighOrder({ bundle, minor, currency }: Paid, { currency: home, bundles }: PriceList): number {
  if (currency === home) return minor
  const priced = (one: PriceList['bundles'][number]) =>
    one.priceMinor[home] !== undefined && one.priceMinor[currency] !== undefined
  const prices = (bundles.find((one) => one.id === bundle && priced(one)) ?? bundles.find(priced))?.priceMinor
  const [here = 0, there = 0] = [prices?.[home], prices?.[currency]]
  return there === 0 ? minor : Math.round((minor * here) / there)
}
