import { dayAt } from '#features/members/accounts/index.ts'

/** Periods a spending limit can apply to: a calendar day, week or month in the site's time zone. */
export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

/** One value per span. */
export type BySpan<Value> = Readonly<Record<Span, Value>>

/** Half-open: from the first instant to the first one after it. */
export interface TimeRange {
  readonly from: Date
  readonly to: Date
}

/** The day, the week from Monday and the month that contain an instant, in a time zone. */
export function getRangesAt(now: Date, timeZone: string): BySpan<TimeRange> {
  const today = dayAt(now, timeZone)
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const first = `${today.slice(0, 8)}01`
  const toRange = (from: string, to: string) => ({ from: getDayStart(from, timeZone), to: getDayStart(to, timeZone) })
  return {
    day: toRange(today, addDays(today, 1)),
    week: toRange(monday, addDays(monday, 7)),
    month: toRange(first, addMonths(first, 1)),
  }
}

/**
 * The first instant of a calendar day (`YYYY-MM-DD`) in a time zone, regardless of clock changes.
 */
export function getDayStart(day: string, timeZone: string): Date {
  // No time zone is more than fifteen hours from Greenwich.
  const middle = Date.parse(`${day}T00:00:00Z`)
  let before = middle - 15 * 3_600_000
  let at = middle + 15 * 3_600_000
  while (at - before > 1) {
    const between = Math.floor((before + at) / 2)
    if (dayAt(new Date(between), timeZone) < day) before = between
    else at = between
  }
  return new Date(at)
}

/** Adds calendar days. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** Adds calendar months, using the last day of the month if the day does not exist there. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
