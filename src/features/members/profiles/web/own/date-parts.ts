import type { DateParts } from '#ui/components/index.ts'

/** Splits a stored date into its three parts. */
export function splitDate(day: string): DateParts {
  const [year = '', month = '', date = ''] = day.split('-')
  return { day: String(Number(date)), month: String(Number(month)), year }
}

/**
 * Joins three typed parts to a date, `1992-03-04`; empty or mistyped parts are left in it for the
 * server to validate.
 */
export function joinDate({ day, month, year }: DateParts): string {
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
