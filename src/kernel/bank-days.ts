import { addDays, daysBetween, isWeekend, localDate } from './calendar.ts'
import { dayMs } from './duration.ts'

/**
 * Whether banks settle in euro on a date (TARGET): not at weekends, or on New Year's Day, Good
 * Friday, Easter Monday, 1 May, or 25 and 26 December. National holidays are not considered.
 */
export function isBankDay(date: string): boolean {
  if (isWeekend(date)) return false
  const fromEaster = daysBetween(computeEaster(Number(date.slice(0, 4))), date)
  if (fromEaster === -2 || fromEaster === 1) return false
  return !['01-01', '05-01', '12-25', '12-26'].includes(date.slice(5))
}

/** Counts the whole days between two instants that end on a bank day (UTC). */
export function countBankDays(from: Date, to: Date): number {
  let count = 0
  for (let at = from.getTime() + dayMs; at <= to.getTime(); at += dayMs) {
    if (isBankDay(localDate(new Date(at), 'UTC'))) count += 1
  }
  return count
}

/** The same time of day a number of bank days ago (UTC). */
export function subtractBankDays(now: Date, days: number): Date {
  let at = now.getTime()
  for (let left = days; left > 0; ) {
    at -= dayMs
    if (isBankDay(localDate(new Date(at), 'UTC'))) left -= 1
  }
  return new Date(at)
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
