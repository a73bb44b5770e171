import type { MessageCosts } from '#features/site/sites/index.ts'

/** What the member last paid for credits in this currency. */
export interface CreditRate {
  readonly minor: number
  readonly credits: number
}

/** What the site says of so many credits in the writer's country. */
export interface SiteCosts {
  /** What the cheapest bundle makes of them, or what the operator set; null where neither is known. */
  readonly costs: MessageCosts | null
  /** What the operator set as the least; null where nothing is set. */
  readonly minimum: MessageCosts | null
}

/**
 * About how much a message costs in money (CHAT-02, H2): at what the member last paid for credits, but never less than the operator
 * set for their country in that currency; where nothing was bought yet, the site's own figure. Rounded up, so that the note never
 * promises too little. Null where neither is known.
 */
export function moneyNote(
  price: number,
  rate: CreditRate | null,
  { costs, minimum }: SiteCosts,
  currency: string,
): { minor: number; currency: string } | null {
  if (price === 0) return null
  if (rate === null) return costs === null ? null : { minor: costs.costs, currency: costs.currency }
  const paid = Math.ceil((rate.minor * price) / rate.credits)
  return { minor: minimum?.currency === currency ? Math.max(paid, minimum.costs) : paid, currency }
}
