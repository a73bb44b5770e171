import type { Locale } from '#kernel/locale.ts'
import { getCountryLocales } from '#features/site/geography/index.ts'

/**
 * A site's languages in the order offered to a visitor from this country: the country's languages
 * first (SITE-03).
 */
export function offeredLocales(visible: readonly Locale[], country: string): Locale[] {
  const countryLocales = getCountryLocales(country).filter((locale) => visible.includes(locale))
  return [...countryLocales, ...visible.filter((locale) => !countryLocales.includes(locale))]
}

/**
 * The language of emails to someone who hasn't chosen one: the first of the country's languages
 * that the site offers, otherwise the site's first.
 */
export function localeBeforeChoice(
  visible: readonly [Locale, ...Locale[]],
  country: string,
): Locale {
  return getCountryLocales(country).find((locale) => visible.includes(locale)) ?? visible[0]
}
