import { prorate } from '#kernel/money.ts'
import type { MessageCosts } from '#features/site/sites/index.ts'

/** The price the member last paid for credits, in this currency. */
export interface CreditRate {
  readonly minor: number
  readonly credits: number
}

/** The site's figures for a number of credits in the writer's country. */
export interface SiteCosts {
  /** Their price in the smallest package, or as set by the operator; null if neither is known. */
  readonly costs: MessageCosts | null
  /** The operator's minimum; null if not set. */
  readonly minimum: MessageCosts | null
}

/**
 * Estimates what a message costs in money (CHAT-02, H2): at the rate the member last paid for
 * credits, but at least the operator's minimum for their country in that currency; before the first
 * purchase, the site's figure. Null if neither is known.
 */
export function estimatePrice(
  price: number,
  rate: CreditRate | null,
  { costs, minimum }: SiteCosts,
  currency: string,
): { minor: number; currency: string } | null {
  if (price === 0) return null
  if (rate === null) return costs === null ? null : { minor: costs.costs, currency: costs.currency }
  const paid = prorate(rate.minor, price, rate.credits)
  return { minor: minimum?.currency === currency ? Math.max(paid, minimum.costs) : paid, currency }
}
