import { isWeekend, localDate } from '#kernel/calendar.ts'

const dayMs = 86_400_000

/** Number of whole working days between two instants, excluding Saturdays and Sundays (UTC). */
export function countBusinessDays(from: Date, to: Date): number {
  let count = 0
  for (let at = from.getTime() + dayMs; at <= to.getTime(); at += dayMs) {
    if (!isWeekend(localDate(new Date(at), 'UTC'))) count += 1
  }
  return count
}

/** Working days within which money held by a provider should be paid out. */
export const clearsWithinDays = 5
