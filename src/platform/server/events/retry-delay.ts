/** The longest pause between two tries, in milliseconds. */
const longestMs = 3_600_000

/**
 * How long to wait after the n-th vain try: 1 s, 2 s, 4 s … and at most an hour, so that 35 tries last about a day and
 * a mail server may be down that long.
 */
export function retryDelayMs(tries: number): number {
  return Math.min(1000 * 2 ** Math.min(tries - 1, 30), longestMs)
}
