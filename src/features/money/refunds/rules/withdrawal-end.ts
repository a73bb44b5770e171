import { addDays, localDate, startOfDay } from '#kernel/calendar.ts'

/**
 * First instant after the withdrawal period: it starts on the day after the order, and the last day
 * counts in full in the site's time zone (BEY-10).
 */
export function getWithdrawalEnd(orderedAt: Date, days: number, timeZone: string): Date {
  return startOfDay(addDays(localDate(orderedAt, timeZone), days + 1), timeZone)
}
