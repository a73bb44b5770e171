import { readLanderSlug, readSlugLocale } from '#features/site/campaign-pages/index.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'

/** The query parameter of a page's version in another language, as search engines list it. */
export const localeParameter = 'hl'

/**
 * The language that a URL names: `?hl=de` on any page, or the slug of a campaign page. It takes
 * precedence over the visitor's own language, so that a link shows everyone the same text.
 */
export function readUrlLocale(url: URL): Locale | null {
  const parameter = url.searchParams.get(localeParameter)
  if (isLocale(parameter ?? undefined)) return parameter as Locale
  const slug = readLanderSlug(url.pathname)
  return slug === null ? null : readSlugLocale(slug)
}
