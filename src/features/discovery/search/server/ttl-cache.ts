/**
 * A cache with at most `most` entries, each valid for `forMs` milliseconds; the oldest is evicted
 * first.
 */
export function createTtlCache<Key, Value>(limits: {
  readonly most: number
  readonly forMs: number
}) {
  const entries = new Map<Key, { readonly value: Value; readonly until: number }>()
  return {
    get(key: Key, now: Date): Value | undefined {
      const entry = entries.get(key)
      return entry !== undefined && now.getTime() < entry.until ? entry.value : undefined
    },
    set(key: Key, value: Value, now: Date): void {
      entries.delete(key)
      entries.set(key, { value, until: now.getTime() + limits.forMs })
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.most) break
        entries.delete(oldest)
      }
    },
  }
}
