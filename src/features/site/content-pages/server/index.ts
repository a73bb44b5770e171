import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { pageVersion } from '../rules/page-version.ts'
import { listPages } from './list-pages.ts'
import { openLibrary } from './open-library.ts'
import { readPage } from './read-page.ts'

export { pageNames } from '../rules/page-names.ts'
export type { Period, Periods } from '../rules/periods.ts'

export interface Pages {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * The version of a site's terms page in one language, to which a user who accepts the terms
   * agrees (SITE-07).
   */
  termsInForce(site: Pick<Site, 'company'>, locale: Locale): string
}

/**
 * Creates the information pages. All texts are parsed once, here; an invalid file prevents startup
 * and is named in the error.
 */
export function createPages({
  phrases,
  periods,
  countProfiles,
}: Omit<Parameters<typeof readPage>[0], 'library'>): Pages {
  const library = openLibrary()
  return {
    handlers: {
      'content_pages.read_page': readPage({ library, phrases, periods, countProfiles }),
      'content_pages.list_pages': listPages(library),
    },
    termsInForce: ({ company }, locale) => pageVersion(library.terms[locale].written, company),
  }
}
