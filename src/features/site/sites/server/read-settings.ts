import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { Site } from '../rules/site.ts'
import type { createDescribeSite } from './describe-site.ts'
import type { SiteDirectory } from './site-directory.ts'

/**
 * The settings of the requested site. `forced_domain` selects another of our hosts; unknown hosts
 * are refused (SITE-01).
 */
export function readSettings(deps: {
  directory: SiteDirectory
  describe: ReturnType<typeof createDescribeSite>
}): Handler<(typeof contract)['sites.read_settings'], Site> {
  return async ({ forced_domain }, { site: asked, address, query, locale }) => {
    const site = forced_domain === undefined ? asked : await deps.directory.findSite(forced_domain)
    if (site === null) return refuse('sites.unknown_host')
    return deps.describe(site, { address, query, locale })
  }
}
