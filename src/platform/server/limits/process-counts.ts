import type { RateLimit } from '#kernel/endpoint.ts'
import type { Count } from './count.ts'

/**
 * Counts in the memory of this process: lost on restart, not shared with other servers, and free of
 * cost.
 */
export interface ProcessCounts {
  increment(limit: RateLimit, key: string, now: Date): Count
  read(limit: RateLimit, key: string, now: Date): Count | null
  forget(limit: RateLimit, key: string): void
}

/**
 * Creates the counts. Beyond `most` keys, the oldest windows are dropped first, so that a flood of
 * keys cannot fill the memory.
 */
export function createProcessCounts(maxKeys = 100_000): ProcessCounts {
  const windows = new Map<string, { taken: number; endsAt: Date }>()

  return {
    increment(limit, key, now) {
      const name = `${limit.name} ${key}`
      const window = windows.get(name)
      if (window !== undefined && window.endsAt > now) {
        window.taken = Math.min(window.taken, limit.count) + 1
        return { ...window }
      }
      const fresh = { taken: 1, endsAt: new Date(now.getTime() + limit.seconds * 1000) }
      windows.delete(name)
      if (windows.size >= maxKeys) evict(windows, now)
      windows.set(name, fresh)
      return { ...fresh }
    },
    read(limit, key, now) {
      const window = windows.get(`${limit.name} ${key}`)
      return window !== undefined && window.endsAt > now ? { ...window } : null
    },
    forget: (limit, key) => void windows.delete(`${limit.name} ${key}`),
  }
}

/** Drops expired windows and, if that is not enough, the oldest tenth. */
function evict(windows: Map<string, { endsAt: Date }>, now: Date): void {
  const full = windows.size
  for (const [name, { endsAt }] of windows) if (endsAt <= now) windows.delete(name)
  let surplus = windows.size - Math.floor(full * 0.9)
  for (const name of windows.keys()) {
    if (surplus-- <= 0) return
    windows.delete(name)
  }
}
