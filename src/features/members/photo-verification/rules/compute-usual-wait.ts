import { usualWaitWindow } from './durations.ts'

/**
 * The number of hours, at least one, within which three of four recent requests were decided; null
 * if there were too few.
 */
export function computeUsualWait(waitedSeconds: readonly number[]): number | null {
  if (waitedSeconds.length < usualWaitWindow.least) return null
  const sorted = waitedSeconds.toSorted((one, other) => one - other)
  const third = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
  return Math.max(1, Math.ceil(third / 3600))
}
