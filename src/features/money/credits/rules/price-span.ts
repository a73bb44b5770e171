/** What is sold: credits at a price in minor units per currency. */
export interface PricedBundle {
  readonly credits: number
  readonly priceMinor: Readonly<Record<string, number>>
}

/** The least and the most that some credits cost in money, in minor units, over all bundles; null where none is sold in that currency. */
export interface PriceSpan {
  readonly least: number
  readonly most: number
  readonly currency: string
}

/** For someone who has bought nothing yet (CRED-03): from the cheapest bundle to the dearest, each rounded up, never told lower than it is. */
export function priceSpan(credits: number, bundles: readonly PricedBundle[], currency: string): PriceSpan | null {
  const prices = bundles.flatMap((bundle) => {
    const price = bundle.priceMinor[currency]
    return price === undefined ? [] : [Math.ceil((price * credits) / bundle.credits)]
  })
  return prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices), currency }
}
