import type { Locale } from '#kernel/locale.ts'
import { localesOf } from '#features/site/geography/index.ts'

/** A site's languages in the order a visitor from this country is offered them: the country's own first (SITE-03). */
export function offeredLocales(visible: readonly Locale[], country: string): Locale[] {
  const own = localesOf(country).filter((locale) => visible.includes(locale))
  return [...own, ...visible.filter((locale) => !own.includes(locale))]
}

/** The language of a mail to someone who has not chosen one: the first of the country that the site speaks, else the site's first. */
export function localeBeforeChoice(visible: readonly [Locale, ...Locale[]], country: string): Locale {
  return localesOf(country).find((locale) => visible.includes(locale)) ?? visible[0]
}
