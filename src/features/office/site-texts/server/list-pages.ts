import type { Handler } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { pageNames } from '#features/site/content-pages/index.ts'
import type { VersionRow } from '#features/site/content-pages/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, ListedPage, PageLanguage } from '../contract/site-texts.ts'
import { describeLanguage, type InForce } from '../rules/describe-language.ts'
import type { SiteTextsDeps } from './deps.ts'
import { getSourceLanguage, toTextSite } from './find-site.ts'

/** Lists the pages of a site, the product's first, with their state in each language. */
export function listPages({
  database,
  allSites,
  pages,
}: Pick<SiteTextsDeps, 'database' | 'allSites' | 'pages'>): Handler<
  (typeof contract)['site_texts.list_pages'],
  Site
> {
  return async ({ site: wanted }, { site: here, locale, now }) => {
    const sites = await allSites()
    const site = sites.find(({ id }) => id === (wanted ?? here.id))
    if (site === undefined) return refuse('not_found')
    const rows = await pages.versions.current(database, site.id, now)
    const own = await pages.operatorPages.list(site.id, now)
    const describe = (page: string) => describePage(pages, { site, page, rows, reader: locale })
    return {
      sites: sites.map((each) => toTextSite(each, now)),
      site: site.id,
      pages: [
        ...pageNames.map((name) => ({
          ...describe(`pages/${name}`),
          own: false,
          in_sitemap: true,
        })),
        ...own.map(({ token, in_sitemap }) => ({ ...describe(token), own: true, in_sitemap })),
      ],
    }
  }
}

interface PageFacts {
  readonly site: Site
  readonly page: string
  /** The versions in force and planned. */
  readonly rows: readonly VersionRow[]
}

function describePage(
  pages: SiteTextsDeps['pages'],
  { site, page, rows, reader }: PageFacts & { readonly reader: Locale },
): Pick<ListedPage, 'page' | 'title' | 'languages'> {
  const languages = site.locales.map((language) =>
    describePageLanguage(pages, { site, page, rows, language }),
  )
  // Staff read their own language; a page that isn't written in it has another title.
  const titles = [reader, getSourceLanguage(site), ...site.locales].flatMap(
    (locale) => languages.find(({ language }) => language === locale)?.title ?? [],
  )
  return { page, title: (titles[0] ?? `/${page}`).replaceAll('{site}', site.name), languages }
}

/** The state of a page in one language. */
export function describePageLanguage(
  { versions }: Pick<SiteTextsDeps['pages'], 'versions'>,
  { site, page, rows, language }: PageFacts & { readonly language: Locale },
): PageLanguage {
  const source = getSourceLanguage(site)
  const find = (locale: Locale) =>
    rows.find((row) => row.path === page && row.locale === locale && row.in_force)
  const own = find(language)
  const planned = rows.find((row) => row.path === page && row.locale === language && !row.in_force)
  const state = describeLanguage({
    own: toInForce(own),
    source: toInForce(find(source)),
    isSource: language === source,
    originalDigest: versions.originalDigest(page, language),
  })
  return {
    language,
    ...state,
    title: own?.title ?? versions.original(page, language)?.title ?? null,
    changed_at: own?.created_at.toISOString() ?? null,
    planned_at: planned?.starts_at.toISOString() ?? null,
  }
}

function toInForce(row: VersionRow | undefined): InForce | undefined {
  return (
    row && {
      createdAt: row.created_at,
      written: row.title !== null,
      originalDigest: row.original_digest,
    }
  )
}
