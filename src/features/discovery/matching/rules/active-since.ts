import type { Pace } from './finder.ts'

const day = 86_400_000
const days: Record<Pace, number | null> = { quick: 2, steady: 14, slow: null }

/** The earliest last activity for a pace; null for any. */
export function activeSince(pace: Pace, now: Date): Date | null {
  const reach = days[pace]
  return reach === null ? null : new Date(now.getTime() - reach * day)
}
