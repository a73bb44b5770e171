import { pageNames } from '#features/site/content-pages/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { SiteTextsDeps } from './deps.ts'

/** Whether a page is the operator's own, and listed by search engines; null if a site has no such page. */
export async function findPage(
  { pages }: Pick<SiteTextsDeps, 'pages'>,
  { site, page, now }: { readonly site: Site; readonly page: string; readonly now: Date },
): Promise<{ readonly own: boolean; readonly in_sitemap: boolean } | null> {
  if (pageNames.some((name) => page === `pages/${name}`)) return { own: false, in_sitemap: true }
  const own = (await pages.operatorPages.list(site.id, now)).find(({ token }) => token === page)
  return own === undefined ? null : { own: true, in_sitemap: own.in_sitemap }
}
