/** How often a package was bought. */
export interface Sold {
  readonly bundle: string
  readonly orders: number
}

/** The package that was bought most often, and whether its lead is clear. */
export interface TopSeller extends Sold {
  /** All orders. */
  readonly total: number
  /** Those of the next package. */
  readonly next: number
  readonly clear: boolean
}

/**
 * The package most often bought (BEY-05). Its lead over the next one is clear when it is no chance (two standard deviations of
 * what a toss of a coin between the two would give) and at least a twentieth of all orders.
 */
export function mostChosen(sold: readonly Sold[]): TopSeller | null {
  const [top, next] = sold.toSorted((a, b) => b.orders - a.orders)
  if (top === undefined || top.orders === 0) return null
  const total = sold.reduce((sum, { orders }) => sum + orders, 0)
  const second = next?.orders ?? 0
  const lead = top.orders - second
  return { ...top, total, next: second, clear: lead >= 2 * Math.sqrt(top.orders + second) && lead * 20 >= total }
}
