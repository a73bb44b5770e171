/** Rates a waiting time for display; the target is minutes, the maximum a day. */
export function rateWait(waitMs: number): 'ok' | 'mid' | 'late' {
  if (waitMs < 3_600_000) return 'ok'
  return waitMs < 12 * 3_600_000 ? 'mid' : 'late'
}

/** A waiting time in its largest whole unit. */
export function splitWait(waitMs: number): {
  readonly unit: 'days' | 'hours' | 'minutes'
  readonly count: number
} {
  const minutes = Math.max(0, Math.floor(waitMs / 60_000))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) }
}
