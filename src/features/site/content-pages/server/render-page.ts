import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Block } from '../rules/block.ts'
import { fillPage, fillText } from '../rules/fill-page.ts'
import type { Passage } from '../rules/read-blocks.ts'
import { collectSiteFacts } from './collect-site-facts.ts'
import type { PagesDeps } from './deps.ts'

/** A page as shown to members. */
export interface RenderedPage {
  readonly title: string
  /** The instant whose day is shown as the page's date. */
  readonly version: string
  readonly blocks: Block[]
}

/** Fills a page with a site's values. */
export async function renderPage(
  { phrases, periods, countProfiles }: Pick<PagesDeps, 'phrases' | 'periods' | 'countProfiles'>,
  page: {
    readonly path: string
    readonly title: string
    readonly passages: readonly Passage[]
    readonly version: string
  },
  { site, locale, now }: { readonly site: Site; readonly locale: Locale; readonly now: Date },
): Promise<RenderedPage> {
  const profiles =
    page.path === 'pages/service' && site.settings.fictional
      ? await countProfiles?.(site, now)
      : undefined
  const { version } = page
  const facts = collectSiteFacts({ site, locale, version, phrases, periods, profiles })
  return { title: fillText(page.title, facts), version, blocks: fillPage(page.passages, facts) }
}
