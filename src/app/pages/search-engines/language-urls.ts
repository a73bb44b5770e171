import type { Locale } from '#kernel/locale.ts'

/** The languages of a site; `fallback` is the one of a visitor who has not chosen any. */
export interface SiteLanguages {
  readonly locales: readonly Locale[]
  readonly fallback: Locale
}

/** The URL of a public page in one language: plain in the site's own, `?hl=de` in others. */
export function formatLanguageUrl(
  origin: string,
  path: string,
  locale: Locale,
  { fallback }: SiteLanguages,
): string {
  return locale === fallback ? `${origin}${path}` : `${origin}${path}?hl=${locale}`
}

/** The alternates of a page as search engines expect them: each language, and the default. */
export function listAlternates(
  origin: string,
  path: string,
  languages: SiteLanguages,
): readonly (readonly [hreflang: string, url: string])[] {
  const url = (locale: Locale) => formatLanguageUrl(origin, path, locale, languages)
  return [
    ...[...languages.locales].sort().map((locale) => [locale, url(locale)] as const),
    ['x-default', url(languages.fallback)],
  ]
}
