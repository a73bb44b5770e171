import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { contract } from '../contract.ts'
import { fillPage, fillText } from '../rules/fill-page.ts'
import { isPageName } from '../rules/page-names.ts'
import { pageVersion } from '../rules/page-version.ts'
import type { Periods } from '../rules/periods.ts'
import type { Library } from './open-library.ts'
import { collectSiteFacts } from './collect-site-facts.ts'

interface Deps {
  readonly library: Library
  readonly phrases: Phrases
  readonly periods: Periods
  /** The number of real members and of fictional profiles on a site. */
  readonly countProfiles?:
    | ((site: Site, now: Date) => Promise<{ members: number; fictional: number }>)
    | undefined
}

/** Returns an information page for this site in the reader's language (SITE-07). */
export function readPage({
  library,
  phrases,
  periods,
  countProfiles,
}: Deps): Handler<(typeof contract)['content_pages.read_page'], Site> {
  return async ({ page }, { site, locale, now }) => {
    if (!isPageName(page)) return refuse('not_found')
    const { title, written, passages } = library[page][locale]
    const version = pageVersion(written, site.company)
    const profiles =
      page === 'service' && site.settings.fictional ? await countProfiles?.(site, now) : undefined
    const facts = collectSiteFacts({ site, locale, version, phrases, periods, profiles })
    return { title: fillText(title, facts), version, blocks: fillPage(passages, facts) }
  }
}
