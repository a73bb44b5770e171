/** Number of orders of a package. */
export interface PackageSales {
  readonly bundle: string
  readonly orders: number
}

/** The package bought most often, and whether its lead is significant. */
export interface TopSeller extends PackageSales {
  /** All orders. */
  readonly total: number
  /** Orders of the runner-up. */
  readonly next: number
  readonly clear: boolean
}

/**
 * The package bought most often (BEY-05). Its lead is significant if it exceeds two standard
 * deviations of a fair coin toss between the top two and at least a twentieth of all orders.
 */
export function findMostChosen(sold: readonly PackageSales[]): TopSeller | null {
  const [top, next] = sold.toSorted((a, b) => b.orders - a.orders)
  if (top === undefined || top.orders === 0) return null
  const total = sold.reduce((sum, { orders }) => sum + orders, 0)
  const second = next?.orders ?? 0
  const lead = top.orders - second
  return {
    ...top,
    total,
    next: second,
    clear: lead >= 2 * Math.sqrt(top.orders + second) && lead * 20 >= total,
  }
}
