import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { pageVersion } from '../rules/page-version.ts'
import { createAcceptAgain } from './accept-again.ts'
import { createParser } from './create-parser.ts'
import type { PagesDeps } from './deps.ts'
import { listPages } from './list-pages.ts'
import { createOperatorPages, type OperatorPages, readOperatorPage } from './operator-pages.ts'
import { openLibrary } from './open-library.ts'
import { createPageVersions, type PageVersions } from './page-versions.ts'
import { readPage } from './read-page.ts'
import { selectInForce } from './store.ts'

export { pageNames } from '../rules/page-names.ts'
export type { Period, Periods } from '../rules/periods.ts'
export type { PageVersions } from './page-versions.ts'
export type { OperatorPages } from './operator-pages.ts'
export type { VersionRow } from './store-versions.ts'

export interface Pages {
  readonly operatorPages: OperatorPages
  readonly versions: PageVersions
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * The version of a site's terms page in one language, to which a user who accepts the terms
   * agrees (SITE-07).
   */
  termsInForce(site: Pick<Site, 'id' | 'company'>, locale: Locale, now: Date): Promise<string>
  /** From when members have had to accept the terms or the privacy page again; null if never. */
  acceptAgainSince(site: Pick<Site, 'id'>, now: Date): Promise<Date | null>
}

/**
 * Creates the information pages. The product's own texts are parsed once, here; an invalid file
 * prevents startup and is named in the error.
 */
export function createPages(parts: Omit<PagesDeps, 'library' | 'parse'>): Pages {
  const deps: PagesDeps = { ...parts, library: openLibrary(), parse: createParser() }
  const { database, library } = deps
  return {
    operatorPages: createOperatorPages(deps),
    versions: createPageVersions(deps),
    handlers: {
      'content_pages.read_operator_page': readOperatorPage(deps),
      'content_pages.read_page': readPage(deps),
      'content_pages.list_pages': listPages(deps),
    },
    async termsInForce({ id, company }, locale, now) {
      const rows = await selectInForce(database, { site: id, path: 'pages/terms', now })
      const published = rows.find((row) => row.locale === locale && row.title !== null)
      return pageVersion(published?.starts_at ?? library.terms[locale].written, company)
    },
    acceptAgainSince: createAcceptAgain(deps),
  }
}
