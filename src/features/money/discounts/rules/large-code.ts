/** Prices and limits of a site in one currency, in minor units. */
export interface CodeLimits {
  readonly currency: string
  /** The price of the most expensive package. */
  readonly dearest_minor: number
  /**
   * The amount that one staff member may refund of one order; 0 if a second person must always
   * approve.
   */
  readonly limit_minor: number
}

/** The discount of a code. */
export interface CodeWorth {
  readonly percentage: number | null
  readonly value_minor: number | null
  /** Currency of the amount. */
  readonly currency: string | null
  /** Whether only one member can use it. */
  readonly forOne: boolean
}

/** The percentage of the most expensive package up to which one person can create a code alone. */
export const percentageAlone = { everyone: 20, one: 30 } as const

/**
 * Returns how much a code can take off one order, in units of the amount that one staff member may
 * refund of one; `null` if it is so large that a second person has to approve it (OPS-04). An
 * amount is compared with the most expensive package, because that is the order it would be used
 * for.
 */
export function computeCodeShare(
  { percentage, value_minor, currency, forOne }: CodeWorth,
  limits: readonly CodeLimits[],
  siteCurrency: string,
): number | null {
  const found = limits.find(
    (one) => one.currency === (percentage === null ? currency : siteCurrency),
  )
  if (found === undefined || found.limit_minor === 0) return null
  const { dearest_minor: dearest, limit_minor: limit } = found
  const off = percentage === null ? (value_minor ?? 0) : Math.ceil((dearest * percentage) / 100)
  const most = percentageAlone[forOne ? 'one' : 'everyone']
  if (percentage === null ? off * 100 > most * dearest : percentage > most) return null
  return off > limit ? null : off / limit
}

/**
 * Whether a second person must approve a code, with `left` remaining of the daily amount for one
 * person.
 */
export function needsSecondPerson(share: number | null, left: number): boolean {
  return share === null || share > left + 1e-9
}
