import { isLocale, type Locale } from '#kernel/locale.ts'

/** The cookie that stores a visitor's language (SITE-03). */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

interface LocaleFacts {
  readonly cookie: string | undefined
  /** The site's setting `first_language`. */
  readonly first: 'domain' | 'browser'
  readonly acceptLanguage: string | undefined
  /** The languages of the site's menu. */
  readonly offered: readonly Locale[]
  readonly domainLanguage: string
}

/**
 * The language of a page: the cookie's, otherwise the domain's by its first two letters, otherwise
 * English (SITE-03). A site can prefer the browser's language to the domain's.
 */
export function chooseLocale(facts: LocaleFacts): Locale {
  if (isLocale(facts.cookie)) return facts.cookie
  if (facts.first === 'browser') {
    const preferred = listAccepted(facts.acceptLanguage).find((locale) =>
      facts.offered.includes(locale),
    )
    if (preferred !== undefined) return preferred
  }
  const domain = facts.domainLanguage.slice(0, 2).toLowerCase()
  return isLocale(domain) ? domain : 'en'
}

/** The languages of an Accept-Language header that the product has, the preferred one first. */
function listAccepted(header: string | undefined): readonly Locale[] {
  return (header ?? '')
    .slice(0, 300)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { locale: tag.split('-')[0], weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ locale }) => (isLocale(locale) ? [locale] : []))
}
