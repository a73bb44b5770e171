import { addMonths, localDate, startOfDay } from '#kernel/calendar.ts'
import type { TimeRange } from './spans.ts'

/** How long after its end a month is still reported. */
const reportWindowMs = 7 * 86_400_000

/**
 * A calendar month in a site's time zone: its key such as `2026-07` and its first and last instant.
 */
export interface CalendarMonth extends TimeRange {
  readonly key: string
}

/**
 * The previous month if an email may still report on it; `null` if it ended more than a week ago.
 */
export function findReportMonth(now: Date, timeZone: string): CalendarMonth | null {
  const month = parseMonth(
    addMonths(`${localDate(now, timeZone).slice(0, 7)}-01`, -1).slice(0, 7),
    timeZone,
  )
  return now.getTime() - month.to.getTime() < reportWindowMs ? month : null
}

/** A month by its key. */
export function parseMonth(key: string, timeZone: string): CalendarMonth {
  const first = `${key}-01`
  return { key, from: startOfDay(first, timeZone), to: startOfDay(addMonths(first, 1), timeZone) }
}
