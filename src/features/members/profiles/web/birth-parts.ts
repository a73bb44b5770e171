import type { DateParts } from '#ui/components/index.ts'

/** A stored day as its three parts. */
export function partsOf(day: string): DateParts {
  const [year = '', month = '', date = ''] = day.split('-')
  return { day: String(Number(date)), month: String(Number(month)), year }
}

/** Three typed parts as a day, `1992-03-04`; what was left open or mistyped stays in it, for the server to judge. */
export function dayOf({ day, month, year }: DateParts): string {
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
