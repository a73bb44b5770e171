import { chooseLocale, type Site } from '#features/site/sites/index.ts'

/** The languages of a site, and the one a new visitor's page is in. */
export function listLanguages({ locales, domainLanguage }: Site) {
  return {
    locales,
    fallback: chooseLocale({
      cookie: undefined,
      first: 'domain',
      acceptLanguage: undefined,
      offered: locales,
      domainLanguage,
    }),
  }
}
