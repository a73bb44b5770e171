import { isLocale, type Locale } from '#kernel/locale.ts'

const withSlug =
  /^\/landers\/(?:alonetonight|collagelanding|gallery|iconslanding|maplanding|socialnetwork|transitionsvideolanding|video)\/([^/]+)\/?$/

/** The slug of a campaign page's path; `null` for any other path. */
export function readLanderSlug(path: string): string | null {
  return withSlug.exec(path)?.[1] ?? null
}

/**
 * The language a slug names; `null` for `auto` and for a campaign's own words, with which the page
 * is in the visitor's language.
 */
export function readSlugLocale(slug: string): Locale | null {
  if (slug === 'eng') return 'en'
  return isLocale(slug) ? slug : null
}

/** The slug of a language; English is `eng` (NAV-01). */
export function formatSlug(locale: Locale): string {
  return locale === 'en' ? 'eng' : locale
}
