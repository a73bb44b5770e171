/** The longest delay between two tries, in milliseconds. */
const longestMs = 3_600_000

/**
 * The delay after the n-th failed try: 1 s, 2 s, 4 s … up to an hour, so that 35 tries take about a
 * day and a mail server can be down that long.
 */
export function retryDelayMs(tries: number): number {
  return Math.min(1000 * 2 ** Math.min(tries - 1, 30), longestMs)
}
