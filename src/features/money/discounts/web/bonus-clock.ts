import { useCallback, useSyncExternalStore } from 'react'

/** The time bonus as user.php tells it. */
export interface BonusView {
  readonly ends_at: string
  /** What was left when the server answered. */
  readonly left_ms: number
}

/** When each answer's bonus ends, by the browser's own steady clock; what date the browser believes in is never asked. */
const ends = new WeakMap<BonusView, number>()
const listeners = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

/** The seconds left of the time bonus, anew each second; null when there is none or it is over. However many show it, one clock ticks. */
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

/** What the server drew. It came with the document: the time since then has gone by, however long the page took to wake. */
function secondsDrawn(bonus: BonusView): number {
  if (typeof document !== 'undefined' && !ends.has(bonus)) {
    const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    ends.set(bonus, (loading?.responseStart ?? performance.now()) + bonus.left_ms)
  }
  return Math.ceil(bonus.left_ms / 1000)
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  ticking ??= setInterval(() => {
    for (const each of listeners) each()
  }, 1000)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const idle = () => () => {}
