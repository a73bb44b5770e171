import type { Handler } from '#kernel/handler.ts'
import { locales } from '#kernel/locale.ts'
import type { contract } from '../contract.ts'
import { pageNames } from '../rules/page-names.ts'
import type { Library } from './open-library.ts'

/** Lists the titles of all information pages in every language (SITE-09). */
export function listPages(
  library: Library,
): Handler<(typeof contract)['content_pages.list_pages'], unknown> {
  const languages = locales.map((locale) => ({
    locale,
    pages: pageNames.map((page) => ({ page, title: library[page][locale].title })),
  }))
  return async () => ({ languages })
}
