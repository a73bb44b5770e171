/** What is known when somebody orders again by a kept card. */
export interface RepeatFacts {
  /** The order to be repeated is the last package its member paid for. */
  readonly isLatest: boolean
  /** When the latest order by a kept card was placed that is not paid and not over. */
  readonly openSince: Date | null
}

/** How long an order that waits for a bank keeps another from being placed. */
const waitsMs = 15 * 60_000

/**
 * Why it is not to be placed: the page is older than the last order, or an order still waits, so that this one may be the same wish
 * twice. Null where it may be. A bank's page that was left alone stands in nobody's way for ever.
 */
export function judgeRepeat(
  { isLatest, openSince }: RepeatFacts,
  now: Date,
): 'saved_cards.newer_order' | 'saved_cards.order_pending' | null {
  if (openSince !== null && now.getTime() - openSince.getTime() < waitsMs) return 'saved_cards.order_pending'
  return isLatest ? null : 'saved_cards.newer_order'
}
