/** Rows deleted by one query: a fraction of a second's work. */
const defaultBatchSize = 10_000

/**
 * Repeats a deletion of at most `max` rows until it deletes fewer, and returns the total. With a
 * million members, a day's rows are more than one query can delete before its timeout, so it would
 * be cancelled, rolled back and restarted every night.
 */
export async function runInBatches(
  deleteBatch: (max: number) => Promise<number>,
  most = defaultBatchSize,
): Promise<number> {
  let total = 0
  for (;;) {
    const count = await deleteBatch(most)
    total += count
    if (count < most) return total
  }
}
