/**
 * Does the work for each item, one after the other. A fault doesn't keep later items from their turn;
 * all faults are thrown together at the end.
 */
export async function settleEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length === 1) throw faults[0]
  if (faults.length > 1) throw new AggregateError(faults, `${faults.length} items failed`)
}
