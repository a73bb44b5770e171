import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { acceptedPages, type PageText } from '#features/site/content-pages/index.ts'
import type { VersionRow } from '#features/site/content-pages/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, PageVersion } from '../contract/site-texts.ts'
import type { SiteTextsDeps } from './deps.ts'
import { findPage } from './find-page.ts'
import { findSite, getSourceLanguage, toTextSite } from './find-site.ts'
import { describePageLanguage } from './list-pages.ts'

/** Opens a page in one language: what members read, the product's text, and the versions. */
export function readPage(
  deps: SiteTextsDeps,
): Handler<(typeof contract)['site_texts.read_page'], Site> {
  const { database, pages } = deps
  return async ({ site: id, page, language }, { now }) => {
    const site = await findSite(deps, id, language)
    if (isRefusal(site)) return refuse('not_found')
    const found = await findPage(deps, { site, page, now })
    if (found === null) return refuse('not_found')
    const key = { site: site.id, path: page, locale: language }
    const history = await pages.versions.history(database, key, now)
    const rows = await pages.versions.current(database, site.id, now)
    const source = getSourceLanguage(site)
    const readText = async (locale: typeof language): Promise<PageText | null> => {
      const row = rows.find((each) => each.path === page && each.locale === locale && each.in_force)
      const version = row === undefined ? null : await pages.versions.find(database, row.id)
      return toText(version) ?? pages.versions.original(page, locale)
    }
    const names = await deps.staffNames([
      ...new Set(history.flatMap(({ staff_id }) => staff_id ?? [])),
    ])
    const { stale, outdated } = describePageLanguage(pages, { site, page, rows, language })
    return {
      site: toTextSite(site, now),
      page,
      ...found,
      language,
      acceptable: acceptedPages.includes(page),
      newest: history[0]?.number ?? 0,
      current: await readText(language),
      original: pages.versions.original(page, language),
      source: language === source ? null : await readText(source),
      stale,
      outdated,
      versions: history.map((row) => toVersion(row, names, now)),
    }
  }
}

/** Returns the text of a version. */
export function readVersion({
  database,
  pages,
}: Pick<SiteTextsDeps, 'database' | 'pages'>): Handler<
  (typeof contract)['site_texts.read_version'],
  Site
> {
  return async ({ version }) => {
    const found = await pages.versions.find(database, version)
    return found === null ? refuse('not_found') : { text: toText(found) }
  }
}

function toText(row: { title: string | null; body: string | null } | null): PageText | null {
  return row === null || row.title === null || row.body === null
    ? null
    : { title: row.title, body: row.body }
}

function toVersion(row: VersionRow, names: ReadonlyMap<number, string>, now: Date): PageVersion {
  const { id, number, title, summary, accept_again } = row
  return {
    id,
    number,
    title,
    summary,
    accept_again,
    by: row.staff_id === null ? '' : (names.get(row.staff_id) ?? ''),
    created_at: row.created_at.toISOString(),
    starts_at: row.starts_at.toISOString(),
    state: findState(row, now),
  }
}

function findState(row: VersionRow, now: Date): PageVersion['state'] {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.in_force) return 'in_force'
  return row.starts_at > now ? 'planned' : 'past'
}
