/** The number of the oldest message a conversation still shows (CHAT-09): the latest `limit` are shown, older ones stay hidden. */
export function shownFrom(last: number, limit: number): number {
  return Math.max(1, last - limit + 1)
}
