import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { isToken } from '#features/site/content-pages/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/site-texts.ts'
import type { SiteTextsDeps } from './deps.ts'
import { findSite } from './find-site.ts'

type Deps = Pick<SiteTextsDeps, 'database' | 'allSites' | 'pages' | 'note'>

/** Adds a page of the operator, without a text yet. */
export function createPage(deps: Deps): Handler<(typeof contract)['site_texts.create_page'], Site> {
  return async ({ site: id, token, in_sitemap }, { viewer, now }) => {
    const site = await findSite(deps, id)
    if (isRefusal(site)) return refuse('site_texts.unknown_site', { field: 'site' })
    if (!isToken(token)) return refuse('site_texts.token_unusable', { field: 'token' })
    return deps.database.transaction(async (tx) => {
      const page = { site: site.id, token, inSitemap: in_sitemap }
      if (!(await deps.pages.operatorPages.add(tx, page, now)))
        return refuse('site_texts.token_taken', { field: 'token' })
      const facts = { site: site.name, in_sitemap }
      await deps.note(tx, viewer, { act: 'site_texts.page_created', about: token, facts }, now)
      return null
    })
  }
}

/** Changes whether search engines may list a page of the operator. */
export function changePage(deps: Deps): Handler<(typeof contract)['site_texts.change_page'], Site> {
  return async ({ site: id, token, in_sitemap }, { viewer, now }) => {
    const site = await findSite(deps, id)
    if (isRefusal(site)) return refuse('not_found')
    return deps.database.transaction(async (tx) => {
      const page = { site: site.id, token, inSitemap: in_sitemap }
      const before = await deps.pages.operatorPages.setInSitemap(tx, page)
      if (before === null) return refuse('not_found')
      if (before === in_sitemap) return null
      const facts = { site: site.name, in_sitemap_before: before, in_sitemap_after: in_sitemap }
      await deps.note(tx, viewer, { act: 'site_texts.page_changed', about: token, facts }, now)
      return null
    })
  }
}

/** Removes a page of the operator; its versions stay on record. */
export function removePage(deps: Deps): Handler<(typeof contract)['site_texts.remove_page'], Site> {
  return async ({ site: id, token, summary }, { viewer, now }) => {
    const site = await findSite(deps, id)
    if (isRefusal(site)) return refuse('not_found')
    return deps.database.transaction(async (tx) => {
      const page = { site: site.id, token, summary }
      const author = { staff: viewer.staff, now }
      const languages = await deps.pages.operatorPages.drop(tx, page, author)
      if (languages === null) return refuse('not_found')
      const facts = { site: site.name, languages: languages.join(', '), reason: summary }
      await deps.note(tx, viewer, { act: 'site_texts.page_removed', about: token, facts }, now)
      return null
    })
  }
}
