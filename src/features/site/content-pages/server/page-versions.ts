import type { Locale } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { checkPageText } from '../rules/check-page-text.ts'
import { findMissingPassage } from '../rules/find-missing-passage.ts'
import { isPageName, type PageName } from '../rules/page-names.ts'
import { PageProblem } from '../rules/page-problem.ts'
import type { Passage } from '../rules/read-blocks.ts'
import type { PageText } from '../rules/read-document.ts'
import { pageVersion } from '../rules/page-version.ts'
import type { PagesDeps } from './deps.ts'
import { digestText } from './operator-pages.ts'
import { type RenderedPage, renderPage } from './render-page.ts'
import {
  hasVersion,
  insertVersion,
  type NewVersion,
  type PageKey,
  selectCurrent,
  selectHistory,
  selectVersion,
  type VersionRow,
  withdrawVersion,
} from './store-versions.ts'

/** Versions that the office publishes instead of the product's texts. */
export interface PageVersions {
  /** The product's own text of a page; null for an operator's page. */
  original(path: string, locale: Locale): PageText | null
  /** A digest of the product's own text, which versions keep; null for an operator's page. */
  originalDigest(path: string, locale: Locale): string | null
  /** Finds the first mistake in a text for this page; null if it can be published. */
  findProblem(path: string, locale: Locale, text: PageText): PageProblem | null
  /** A text as members of a site would see it. Throws a `PageProblem`. */
  render(
    text: PageText & { readonly path: string },
    context: { readonly site: Site; readonly locale: Locale; readonly now: Date },
  ): Promise<RenderedPage>
  /** `conflict` if its author hasn't seen the newest version; publishing it again changes nothing. */
  publish(
    tx: Transaction,
    version: Omit<NewVersion, 'originalDigest'>,
    now: Date,
  ): Promise<'published' | 'repeated' | 'conflict'>
  history(queries: Queries, page: PageKey, now: Date): Promise<VersionRow[]>
  /** The versions of a site that are in force or planned. */
  current(queries: Queries, site: number, now: Date): Promise<VersionRow[]>
  find: typeof selectVersion
  withdraw: typeof withdrawVersion
}

export function createPageVersions(
  deps: Pick<PagesDeps, 'library' | 'phrases' | 'periods' | 'countProfiles'>,
): PageVersions {
  const { library } = deps
  const findOriginal = (path: string, locale: Locale) => {
    const page = findPageName(path)
    return page === null ? null : library[page][locale]
  }
  const originalDigest = (path: string, locale: Locale) => {
    const original = findOriginal(path, locale)
    return original === null ? null : digestText(original)
  }
  return {
    original(path, locale) {
      const original = findOriginal(path, locale)
      return original === null ? null : { title: original.title, body: original.body }
    },
    originalDigest,
    findProblem(path, locale, text) {
      let passages: readonly Passage[]
      try {
        passages = checkPageText(text)
      } catch (error) {
        if (error instanceof PageProblem) return error
        throw error
      }
      const words = findMissingPassage(findOriginal(path, locale)?.passages ?? [], passages)
      return words === null
        ? null
        : new PageProblem('passage', `a passage must be kept: ${words}`, words)
    },
    render: (text, context) =>
      renderPage(
        deps,
        {
          path: text.path,
          title: text.title,
          passages: checkPageText(text),
          version: pageVersion(context.now, context.site.company),
        },
        context,
      ),
    async publish(tx, version, now) {
      const digest = originalDigest(version.path, version.locale)
      if (await insertVersion(tx, { ...version, originalDigest: digest }, now)) return 'published'
      return (await hasVersion(tx, version)) ? 'repeated' : 'conflict'
    },
    history: selectHistory,
    current: selectCurrent,
    find: selectVersion,
    withdraw: withdrawVersion,
  }
}

/** The information page at a path such as `pages/terms`. */
function findPageName(path: string): PageName | null {
  const name = path.startsWith('pages/') ? path.slice('pages/'.length) : ''
  return isPageName(name) ? name : null
}
