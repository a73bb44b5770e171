import { daysBetween, localDate } from '#kernel/calendar.ts'
import { useMemo } from 'react'
import { useLocale, useTimeZone } from 'use-intl'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'

/** Formats days and times of a conversation in the reader's language and the site's time zone. */
export function useDayFormat() {
  const t = usePhrases<typeof en>('chat')
  const locale = useLocale()
  const timeZone = useTimeZone() ?? 'UTC'
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' })
    const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' })
    const short = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' })
    const long = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' })
    const toDay = (at: string | Date) => localDate(new Date(at), timeZone)
    const daysAgo = (at: string) => daysBetween(toDay(at), toDay(new Date()))
    return {
      dayOf: toDay,
      time: (at: string) => time.format(new Date(at)),
      /** The time if today, the weekday within a week, otherwise the date. */
      listTime: (at: string) => {
        const ago = daysAgo(at)
        if (ago <= 0) return time.format(new Date(at))
        return (ago < 7 ? weekday : short).format(new Date(at))
      },
      /** Today, yesterday, or the full date. */
      heading: (at: string) => {
        const ago = daysAgo(at)
        if (ago === 0) return t('log.today')
        return ago === 1 ? t('log.yesterday') : long.format(new Date(at))
      },
    }
  }, [t, locale, timeZone])
}
