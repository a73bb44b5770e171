import { addDays, addMonths, getWeekday, localDate, startOfDay } from '#kernel/calendar.ts'

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
  const today = localDate(now, timeZone)
  const monday = addDays(today, 1 - getWeekday(today))
  const first = `${today.slice(0, 8)}01`
  const toRange = (from: string, to: string) => ({
    from: startOfDay(from, timeZone),
    to: startOfDay(to, timeZone),
  })
  return {
    day: toRange(today, addDays(today, 1)),
    week: toRange(monday, addDays(monday, 7)),
    month: toRange(first, addMonths(first, 1)),
  }
}
