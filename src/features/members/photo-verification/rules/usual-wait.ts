import { waitsOver } from './spans.ts'

/** Within how many hours three of four were decided lately, at least one; null where too few were to say anything. */
export function usualWait(waitedSeconds: readonly number[]): number | null {
  if (waitedSeconds.length < waitsOver.least) return null
  const sorted = waitedSeconds.toSorted((one, other) => one - other)
  const third = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0
  return Math.max(1, Math.ceil(third / 3600))
}
