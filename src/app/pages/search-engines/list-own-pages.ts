import type { OperatorPages } from '#features/site/content-pages/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { listLanguages } from './list-languages.ts'
import type { ListedPage } from './sitemap.ts'

/** Lists the pages an operator has written that search engines may list, each in its languages. */
export type ListOwnPages = (site: Site, now: Date) => Promise<ListedPage[]>

export function createOwnPageList(pages: Pick<OperatorPages, 'list'>): ListOwnPages {
  return async (site, now) => {
    const { locales, fallback } = listLanguages(site)
    return (await pages.list(site.id, now)).flatMap(({ token, in_sitemap, locales: written }) => {
      const shared = locales.filter((locale) => written.includes(locale))
      const [first] = shared
      if (!in_sitemap || first === undefined) return []
      return {
        path: `/${token}`,
        languages: { locales: shared, fallback: shared.includes(fallback) ? fallback : first },
      }
    })
  }
}
