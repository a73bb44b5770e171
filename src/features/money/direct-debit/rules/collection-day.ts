import { addDays, daysBetween, isWeekend, localDate } from '#kernel/calendar.ts'

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

/**
 * Whether banks settle in euro on a day (TARGET): not at weekends, New Year, Good Friday, Easter
 * Monday, 1 May, 25 and 26 December.
 */
function isBankDay(day: string): boolean {
  if (isWeekend(day)) return false
  const fromEaster = daysBetween(computeEaster(Number(day.slice(0, 4))), day)
  if (fromEaster === -2 || fromEaster === 1) return false
  return !['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
function computeEaster(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const skipped = Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const sunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  return addDays(`${year}-0${Math.floor(days / 31)}-01`, days % 31)
}
