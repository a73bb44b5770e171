import { useCallback, useSyncExternalStore } from 'react'

/** The time bonus as returned by user.php. */
export interface BonusView {
  readonly percentage: number
  readonly ends_at: string
  /** Time left when the server responded. */
  readonly left_ms: number
}

/**
 * End of each response's bonus on the browser's monotonic clock; the browser's date is never used.
 */
const ends = new WeakMap<BonusView, number>()
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

/**
 * Seconds left of the time bonus, updated every second; `null` if there is none or it is over. All
 * consumers share one timer.
 */
export function useBonusLeft(bonus: BonusView | undefined): number | null {
  const read = useCallback(() => (bonus === undefined ? 0 : secondsLeft(bonus)), [bonus])
  const drawn = useCallback(() => (bonus === undefined ? 0 : secondsDrawn(bonus)), [bonus])
  const left = useSyncExternalStore(bonus === undefined ? idle : subscribe, read, drawn)
  return left > 0 ? left : null
}

function secondsLeft(bonus: BonusView): number {
  const now = performance.now()
  const end = ends.get(bonus) ?? now + bonus.left_ms
  ends.set(bonus, end)
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/**
 * The seconds rendered by the server, counted from the arrival of the document so that the time
 * until hydration is included.
 */
function secondsDrawn(bonus: BonusView): number {
  if (typeof document !== 'undefined' && !ends.has(bonus)) {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    ends.set(bonus, (loading?.responseStart ?? performance.now()) + bonus.left_ms)
  }
  return Math.ceil(bonus.left_ms / 1000)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    for (const each of listeners) each()
  }, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const idle = () => () => {}
