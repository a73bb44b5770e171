import { dayMs, hourMs } from './duration.ts'

/* A date is a calendar day, `YYYY-MM-DD`; which instants belong to it depends on a time zone. */

// Creating a formatter costs a thousand times more than using it, and there are few zones and languages.
const formatters = new Map<string, Intl.DateTimeFormat>()

function findFormatter(
  name: string,
  describe: () => readonly [string, Intl.DateTimeFormatOptions],
): Intl.DateTimeFormat {
  const known = formatters.get(name)
  if (known !== undefined) return known
  const formatter = new Intl.DateTimeFormat(...describe())
  formatters.set(name, formatter)
  return formatter
}

/** Returns the date at an instant in a time zone, as `YYYY-MM-DD`. */
export function localDate(at: Date, timeZone: string): string {
  const formatter = findFormatter(`date ${timeZone}`, () => [
    'en-CA',
    { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
  ])
  return formatter.format(at)
}

/** Returns the hour at an instant in a time zone, from 0 to 23. */
export function localHour(at: Date, timeZone: string): number {
  const formatter = findFormatter(`hour ${timeZone}`, () => [
    'en-GB',
    { timeZone, hour: '2-digit', hourCycle: 'h23' },
  ])
  return Number(formatter.format(at))
}

/** Returns a date as text in a language, such as “Saturday 28 November 2026” (`full`). */
export function formatDate(date: string, locale: string, style: 'full' | 'long'): string {
  const formatter = findFormatter(`${style} ${locale}`, () => [
    locale,
    { dateStyle: style, timeZone: 'UTC' },
  ])
  return formatter.format(new Date(startInUtc(date)))
}

/**
 * Returns the instant at which a date starts in a time zone, to the millisecond. Days with a clock
 * change have 23 or 25 hours, so the end of a date is the start of the next, not 24 hours later.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = startInUtc(date)
  // No time zone is more than 14 hours from UTC.
  let [before, after] = [midnight - 15 * hourMs, midnight + 15 * hourMs]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (localDate(new Date(middle), timeZone) < date) before = middle
    else after = middle
  }
  return new Date(after)
}

/** Adds days; a negative count subtracts. */
export function addDays(date: string, count: number): string {
  return toDate(startInUtc(date) + count * dayMs)
}

/** Adds months, using the last day of the month if the day does not exist there. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return toDate(Date.UTC(year, month - 1 + count, Math.min(day, lastDay)))
}

/** Number of days from one date to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (startInUtc(to) - startInUtc(from)) / dayMs
}

/** The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601). */
export function getWeekday(date: string): number {
  return new Date(startInUtc(date)).getUTCDay() || 7
}

/** Whether a date is a Saturday or a Sunday. */
export function isWeekend(date: string): boolean {
  return getWeekday(date) > 5
}

/** Whether a text is a date that exists, unlike 30 February. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = startInUtc(text)
  return !Number.isNaN(ms) && toDate(ms) === text
}

const startInUtc = (date: string) => Date.parse(`${date}T00:00:00Z`)
const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10)
