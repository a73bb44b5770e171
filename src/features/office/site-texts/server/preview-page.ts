import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/site-texts.ts'
import type { SiteTextsDeps } from './deps.ts'
import { findSite } from './find-site.ts'
import { cleanText, findTextProblem } from './find-text-problem.ts'

/** Returns a text as members would see it, filled with the site's values; nothing is stored. */
export function previewPage(
  deps: Pick<SiteTextsDeps, 'allSites' | 'pages'>,
): Handler<(typeof contract)['site_texts.preview_page'], Site> {
  return async ({ site: id, page, language, text: typed }, { now }) => {
    const site = await findSite(deps, id, language)
    if (isRefusal(site)) return site
    const text = cleanText(typed)
    const problem = findTextProblem(deps, { page, language, text })
    if (problem !== null) return problem
    return deps.pages.versions.render({ ...text, path: page }, { site, locale: language, now })
  }
}
