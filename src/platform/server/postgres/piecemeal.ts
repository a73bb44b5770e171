/** Rows deleted by one query: a fraction of a second's work. */
const atOnce = 10_000

/**
 * Repeats a deletion of at most `max` rows until it deletes fewer, and returns the total. With a
 * million members, a day's rows are more than one query can delete before its timeout: it would be
 * cancelled, rolled back and started again each night.
 */
export async function piecemeal(take: (most: number) => Promise<number>, most = atOnce): Promise<number> {
  let taken = 0
  for (;;) {
    const found = await take(most)
    taken += found
    if (found < most) return taken
  }
}
