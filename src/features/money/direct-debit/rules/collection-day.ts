const dayMs = 86_400_000

/** Calendar days of notice before a collection, as agreed in the mandate's text. */
export const noticeDays = 1

/**
 * The first day, such as `2026-11-24`, on which a debit ordered now can be collected: at least a
 * day after its announcement in the site's time zone, and a bank business day in Europe.
 */
export function collectionDay(now: Date, timeZone: string): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  let day = new Date(`${today}T00:00:00Z`).getTime() + noticeDays * dayMs
  while (!isBankDay(new Date(day))) day += dayMs
  return new Date(day).toISOString().slice(0, 10)
}

/**
 * Whether banks settle in euro on a day (TARGET): not at weekends, New Year, Good Friday, Easter
 * Monday, 1 May, 25 and 26 December.
 */
export function isBankDay(day: Date): boolean {
  if ([0, 6].includes(day.getUTCDay())) return false
  const easter = computeEaster(day.getUTCFullYear())
  if ([-2, 1].some((offset) => easter + offset * dayMs === day.getTime())) return false
  return !['01-01', '05-01', '12-25', '12-26'].includes(day.toISOString().slice(5, 10))
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
function computeEaster(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const skipped = Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
