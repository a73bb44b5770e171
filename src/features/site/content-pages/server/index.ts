import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { pageVersion } from '../rules/page-version.ts'
import { listPages } from './list-pages.ts'
import { createOperatorPages, type OperatorPages, readOperatorPage } from './operator-pages.ts'
import { openLibrary } from './open-library.ts'
import { readPage } from './read-page.ts'

export { pageNames } from '../rules/page-names.ts'
export type { Period, Periods } from '../rules/periods.ts'

export interface Pages {
  readonly operatorPages: OperatorPages
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
  database,
  clock,
  phrases,
  periods,
  countProfiles,
}: Omit<Parameters<typeof readPage>[0], 'library'> &
  Parameters<typeof readOperatorPage>[0]): Pages {
  const library = openLibrary()
  const operator = { database, clock, phrases, periods }
  return {
    operatorPages: createOperatorPages(operator),
    handlers: {
      'content_pages.read_operator_page': readOperatorPage(operator),
      'content_pages.read_page': readPage({ library, phrases, periods, countProfiles }),
      'content_pages.list_pages': listPages(library),
    },
    termsInForce: ({ company }, locale) => pageVersion(library.terms[locale].written, company),
  }
}
