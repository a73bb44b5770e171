import { isWeekend, localDate } from '#kernel/calendar.ts'

const dayMs = 86_400_000

/**
 * The same time a number of business days ago: Saturdays and Sundays (UTC) are excluded, bank
 * holidays are not known.
 */
export function subtractBusinessDays(now: Date, days: number): Date {
  let at = now.getTime()
  for (let left = days; left > 0; ) {
    at -= dayMs
    if (!isWeekend(localDate(new Date(at), 'UTC'))) left -= 1
  }
  return new Date(at)
}
