import { useMemo } from 'react'
import { useLocale, useTimeZone } from 'use-intl'
import { formatMoney } from '#kernel/money.ts'

/** Formats numbers, money and dates in the reader's language. */
export function useFormat() {
  const locale = useLocale()
  const timeZone = useTimeZone()
  return useMemo(() => {
    const zone = timeZone === undefined ? {} : { timeZone }
    return {
      locale,
      /** 9.99 € from 999 minor units. */
      money: (minor: number, currency: string) => formatMoney({ minor, currency }, locale),
      /** +60 or −15. */
      signed: (value: number) =>
        new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
          .format(value)
          .replace('-', '−'),
      number: (value: number) => new Intl.NumberFormat(locale).format(value),
      date: (at: Date | string) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone }).format(new Date(at)),
      /** July 2026. */
      month: (at: Date | string) =>
        new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', ...zone }).format(
          new Date(at),
        ),
      time: (at: Date | string) =>
        new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zone }).format(new Date(at)),
      /** A country's name in the reader's language. */
      country: (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
      /** A language's name in the reader's language. */
      language: (code: string) =>
        new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code,
      /** "a, b and c". */
      list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
      /** "Cat, dog or horse". */
      anyOf: (items: readonly string[]) =>
        new Intl.ListFormat(locale, { type: 'disjunction' }).format(items),
    }
  }, [locale, timeZone])
}
