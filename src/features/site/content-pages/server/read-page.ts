import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { Site } from '#features/site/sites/index.ts'
import { isPageName } from '../rules/page-names.ts'
import { pageVersion } from '../rules/page-version.ts'
import type { PagesDeps } from './deps.ts'
import { renderPage } from './render-page.ts'
import { selectInForce } from './store.ts'

/** Returns the version of an information page in force, in the reader's language (SITE-07). */
export function readPage(
  deps: PagesDeps,
): Handler<(typeof contract)['content_pages.read_page'], Site> {
  return async ({ page }, { site, locale, now }) => {
    if (!isPageName(page)) return refuse('not_found')
    const original = deps.library[page][locale]
    const published = (
      await selectInForce(deps.database, { site: site.id, path: `pages/${page}`, now })
    ).find((row) => row.locale === locale)
    const text =
      published === undefined || published.title === null || published.body === null
        ? { ...original, version: pageVersion(original.written, site.company) }
        : {
            title: published.title,
            passages: deps.parse(published.id, published.body),
            version: pageVersion(published.starts_at, site.company),
          }
    return renderPage(deps, { ...text, path: `pages/${page}` }, { site, locale, now })
  }
}
