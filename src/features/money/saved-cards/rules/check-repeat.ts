/** Facts for deciding whether an order may be repeated. */
export interface RepeatFacts {
  /** The order to repeat is the last package the member paid for. */
  readonly isLatest: boolean
  /** When the latest unfinished, unpaid order by saved card was placed. */
  readonly openSince: Date | null
}

/** How long an order waiting for a bank blocks another one. */
const waitsMs = 15 * 60_000

/**
 * Returns why an order may not be repeated: another order has been placed since the page was
 * loaded, or one is still waiting and this could be the same request sent twice. Null if it may. An
 * abandoned bank page does not block the member forever.
 */
export function checkRepeat(
  { isLatest, openSince }: RepeatFacts,
  now: Date,
): 'saved_cards.newer_order' | 'saved_cards.order_pending' | null {
  if (openSince !== null && now.getTime() - openSince.getTime() < waitsMs)
    return 'saved_cards.order_pending'
  return isLatest ? null : 'saved_cards.newer_order'
}
