/** Formats a date and time for a locale and time zone: 1 August 2026 at 00:00. */
export function formatInstant(at: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(at)
}
