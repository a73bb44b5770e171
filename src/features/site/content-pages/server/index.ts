import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { pageVersion } from '../rules/page-version.ts'
import { openLibrary } from './open-library.ts'
import { readPage } from './read-page.ts'

export interface Pages {
  readonly handlers: Handlers<typeof contract, Site>
  /** The version the terms page of a site bears in a language: what somebody who agrees to it agrees to (SITE-07). */
  termsInForce(site: Pick<Site, 'company'>, locale: Locale): string
}

/** The information pages. All texts are read here, once: one that does not hold up stops the start and names its file. */
export function createPages({ phrases, countProfiles }: Omit<Parameters<typeof readPage>[0], 'library'>): Pages {
  const library = openLibrary()
  return {
    handlers: { 'content_pages.read_page': readPage({ library, phrases, countProfiles }) },
    termsInForce: ({ company }, locale) => pageVersion(library.terms[locale].written, company),
  }
}
