import { addDays, startOfDay } from '#kernel/calendar.ts'
import type { Pace } from './finder.ts'

/** How many days ago someone may last have been active, for each pace; null for any time. */
export const paceDays = { quick: 2, steady: 14, slow: null } as const satisfies Record<
  Pace,
  number | null
>

/**
 * The earliest last activity for a pace; null for any. Always the start of a day, because otherwise
 * the moment at which someone drops out would reveal the exact second at which they were last
 * online.
 */
export function activeSince(
  pace: Pace,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): Date | null {
  const reach = paceDays[pace]
  return reach === null ? null : startOfDay(addDays(today, -reach), timeZone)
}
