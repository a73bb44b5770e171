import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/site-texts.ts'
import type { SiteTextsDeps } from './deps.ts'
import { listPages } from './list-pages.ts'
import { changePage, createPage, removePage } from './own-pages.ts'
import { previewPage } from './preview-page.ts'
import { publishPage, withdrawVersion } from './publish-page.ts'
import { readPage, readVersion } from './read-page.ts'

export interface SiteTexts {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Creates the back office of the sites' pages. */
export function createSiteTexts(deps: SiteTextsDeps): SiteTexts {
  return {
    handlers: {
      'site_texts.list_pages': listPages(deps),
      'site_texts.read_page': readPage(deps),
      'site_texts.read_version': readVersion(deps),
      'site_texts.preview_page': previewPage(deps),
      'site_texts.publish_page': publishPage(deps),
      'site_texts.withdraw_version': withdrawVersion(deps),
      'site_texts.create_page': createPage(deps),
      'site_texts.change_page': changePage(deps),
      'site_texts.remove_page': removePage(deps),
    },
  }
}
