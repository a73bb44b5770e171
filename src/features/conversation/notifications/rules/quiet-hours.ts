import { addDays, localDate, localHour, startOfDay } from '#kernel/calendar.ts'
import { hourMs } from '#kernel/duration.ts'

/** The hours in which no email is sent, in the member's time zone. */
export const quietFrom = 22
export const quietUntil = 8

/** Returns when an email may be sent: `at` itself, or the end of the night it falls into. */
export function endOfQuietHours(at: Date, timeZone: string): Date {
  const hour = localHour(at, timeZone)
  if (hour >= quietUntil && hour < quietFrom) return at
  const today = localDate(at, timeZone)
  return atLocalHour(hour < quietUntil ? today : addDays(today, 1), quietUntil, timeZone)
}

/** Returns the instant of a full hour of a date in a time zone; clock changes are before six. */
export function atLocalHour(date: string, hour: number, timeZone: string): Date {
  const estimate = new Date(startOfDay(date, timeZone).getTime() + hour * hourMs)
  // On the day of a clock change the hour is one off.
  const shift = hour - localHour(estimate, timeZone)
  return new Date(estimate.getTime() + shift * hourMs)
}
