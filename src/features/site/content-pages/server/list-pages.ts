import type { Handler } from '#kernel/handler.ts'
import { locales } from '#kernel/locale.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { pageNames } from '../rules/page-names.ts'
import type { PagesDeps } from './deps.ts'
import { selectTitles } from './store.ts'

/** Lists the titles of a site's information pages in every language (SITE-09). */
export function listPages({
  library,
  database,
}: Pick<PagesDeps, 'library' | 'database'>): Handler<
  (typeof contract)['content_pages.list_pages'],
  Site
> {
  return async (_, { site, now }) => {
    const published = await selectTitles(database, site.id, now)
    const findTitle = (page: string, locale: string) =>
      published.find((row) => row.path === `pages/${page}` && row.locale === locale)?.title
    return {
      languages: locales.map((locale) => ({
        locale,
        pages: pageNames.map((page) => ({
          page,
          // A title may name the site.
          title: (findTitle(page, locale) ?? library[page][locale].title).replaceAll(
            '{site}',
            site.name,
          ),
        })),
      })),
    }
  }
}
