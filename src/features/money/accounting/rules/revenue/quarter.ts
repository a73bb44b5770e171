import { localDate } from '#kernel/calendar.ts'

/** Format of a quarter: `2026-Q3`. */
export const quarterPattern = /^20\d{2}-Q[1-4]$/

/** The quarter of an instant in a time zone. */
export function getQuarter(at: Date, timeZone: string): string {
  const [year, month] = localDate(at, timeZone).split('-')
  return `${year}-Q${Math.ceil(Number(month) / 3)}`
}
