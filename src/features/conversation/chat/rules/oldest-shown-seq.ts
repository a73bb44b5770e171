/**
 * Returns the number of the oldest message still shown (CHAT-09): the latest `limit` messages are
 * shown, older ones are hidden.
 */
export function oldestShownSeq(last: number, limit: number): number {
  return Math.max(1, last - limit + 1)
}
