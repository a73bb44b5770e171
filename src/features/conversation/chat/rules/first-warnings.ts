/** Which warnings stand under which message: each kind once, where it comes up first, so that nobody is warned all the time. */
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
