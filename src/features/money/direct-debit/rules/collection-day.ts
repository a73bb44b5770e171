import { isBankDay } from '#kernel/bank-days.ts'
import { addDays, localDate } from '#kernel/calendar.ts'

/** Calendar days of notice before a collection, as agreed in the mandate's text. */
export const noticeDays = 1

/**
 * The first day, such as `2026-11-24`, on which a debit ordered now can be collected: at least a
 * day after its announcement in the site's time zone, and a bank business day in Europe.
 */
export function collectionDay(now: Date, timeZone: string): string {
  let day = addDays(localDate(now, timeZone), noticeDays)
  while (!isBankDay(day)) day = addDays(day, 1)
  return day
}
