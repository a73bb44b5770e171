import type { Pace } from './finder.ts'

const day = 86_400_000
/** How many days ago someone may last have been active, for each pace; null for any time. */
export const paceDays = { quick: 2, steady: 14, slow: null } as const satisfies Record<
  Pace,
  number | null
>

/** The earliest last activity for a pace; null for any. */
export function activeSince(pace: Pace, now: Date): Date | null {
  const reach = paceDays[pace]
  return reach === null ? null : new Date(now.getTime() - reach * day)
}
