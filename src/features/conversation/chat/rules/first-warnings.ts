/**
 * Returns the warnings to show under each message: each kind once, at its first occurrence, so that
 * readers are not warned constantly.
 */
export function firstWarnings<K extends string>(
  messages: readonly { readonly seq: number; readonly warnings: readonly K[] }[],
): ReadonlyMap<number, readonly K[]> {
  const said = new Set<K>()
  const found = new Map<number, readonly K[]>()
  for (const { seq, warnings } of messages) {
    const fresh = warnings.filter((kind) => !said.has(kind))
    if (fresh.length === 0) continue
    for (const kind of fresh) said.add(kind)
    found.set(seq, fresh)
  }
  return found
}
