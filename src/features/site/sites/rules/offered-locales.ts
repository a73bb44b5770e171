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
 * The language of emails to someone who hasn't chosen one (SITE-03): that of the page they read if
 * it is spoken in their country, otherwise the first of the country's languages that the site
 * offers. An unknown country is null; then the page's language is used.
 */
export function localeBeforeChoice(facts: {
  readonly page: Locale
  readonly offered: readonly Locale[]
  readonly country: string | null
}): Locale {
  const spoken = facts.country === null ? [] : getCountryLocales(facts.country)
  if (spoken.includes(facts.page)) return facts.page
  return spoken.find((locale) => facts.offered.includes(locale)) ?? facts.page
}
