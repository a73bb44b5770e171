/** What the member last paid for credits in this currency. */
export interface CreditRate {
  readonly minor: number
  readonly credits: number
}

/**
 * About how much a message costs in money (CHAT-02, H2): at what the member last paid for credits, or where nothing was bought yet
 * at the site's own figure. Rounded up, so that the note never promises too little. Null where neither is known.
 */
export function moneyNote(
  price: number,
  rate: CreditRate | null,
  site: { readonly costs: number; readonly currency: string } | undefined,
  currency: string,
): { minor: number; currency: string } | null {
  if (price === 0) return null
  if (rate !== null) return { minor: Math.ceil((rate.minor * price) / rate.credits), currency }
  return site === undefined ? null : { minor: site.costs, currency: site.currency }
}
