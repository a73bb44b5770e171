/** Facts for pricing an exact purchase. */
export interface ExactFacts {
  /** The price of the action in credits. */
  readonly cost: number
  /** The buyer's balance in credits. */
  readonly held: number
  /**
   * The site's price of a single credit in minor units; undefined if single credits are not sold.
   */
  readonly singleMinor: number | undefined
  /** The price of the smallest package; undefined if none is sold. */
  readonly smallest: { readonly credits: number; readonly priceMinor: number } | undefined
  /** The maximum price of a single credit, as a percentage of its price in the smallest package. */
  readonly mostPercent: number
}

/** Exactly the credits missing for one action, and their price. */
export interface ExactOffer {
  readonly credits: number
  readonly priceMinor: number
}

/**
 * The credits missing for one action at the site's price of a single credit (so that no one has to
 * buy more), never exceeding the smallest package's price by more than the setting. Null if nothing
 * is missing or single credits are not sold.
 */
export function exactOffer({
  cost,
  held,
  singleMinor,
  smallest,
  mostPercent,
}: ExactFacts): ExactOffer | null {
  const credits = cost - Math.max(0, held)
  if (cost <= 0 || credits <= 0 || singleMinor === undefined || smallest === undefined) return null
  const maxPriceMinor = Math.floor(
    (smallest.priceMinor * credits * mostPercent) / (100 * smallest.credits),
  )
  const priceMinor = Math.min(singleMinor * credits, maxPriceMinor)
  return priceMinor <= 0 ? null : { credits, priceMinor }
}
