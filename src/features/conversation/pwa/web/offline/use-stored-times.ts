import { useMemo } from 'react'
import { useLocale, useTimeZone } from 'use-intl'

/** Formats the times of copies and messages in the reader's language and the site's time zone. */
export function useStoredTimes() {
  const locale = useLocale()
  const timeZone = useTimeZone() ?? 'UTC'
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    return { dateTime: (at: string | number) => format.format(new Date(at)) }
  }, [locale, timeZone])
}
