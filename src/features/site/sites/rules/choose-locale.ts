import { isLocale, type Locale } from '#kernel/locale.ts'

/** The cookie that stores a visitor's language (SITE-03). */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 365 * 24 * 60 * 60 } as const

/**
 * The language of a page: the cookie's, otherwise the domain's by its first two letters, otherwise
 * English (SITE-03).
 */
export function chooseLocale(facts: {
  cookie: string | undefined
  domainLanguage: string
}): Locale {
  if (isLocale(facts.cookie)) return facts.cookie
  const domain = facts.domainLanguage.slice(0, 2).toLowerCase()
  return isLocale(domain) ? domain : 'en'
}
