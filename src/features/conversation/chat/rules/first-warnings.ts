/**
 * Returns the warnings to show under each message: each kind once, on its first occurrence, so that
 * readers are not warned constantly.
 */
export function firstWarnings<K extends string>(
  messages: readonly { readonly seq: number; readonly warnings: readonly K[] }[],
): ReadonlyMap<number, readonly K[]> {
  const seen = new Set<K>()
  const warningsBySeq = new Map<number, readonly K[]>()
  for (const { seq, warnings } of messages) {
    const unseen = warnings.filter((kind) => !seen.has(kind))
    if (unseen.length === 0) continue
    for (const kind of unseen) seen.add(kind)
    warningsBySeq.set(seq, unseen)
  }
  return warningsBySeq
}
