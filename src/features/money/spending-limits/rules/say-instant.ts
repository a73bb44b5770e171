/** A day and an hour as a language writes them, on the calendar of a time zone: 1 August 2026 at 00:00. */
export function sayInstant(at: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
}
