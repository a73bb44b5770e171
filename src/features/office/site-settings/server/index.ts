import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/site-settings.ts'
import { decideChange, openChangeApprovals } from './change-approvals.ts'
import { changeSite } from './change-site.ts'
import type { SiteSettingsDeps } from './deps.ts'
import { listSites } from './list-sites.ts'
import { listChanges, readSite } from './read-site.ts'

export interface SiteSettings {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Creates the back office of sites and their settings (OPS-08). */
export function createSiteSettings(deps: SiteSettingsDeps): SiteSettings {
  const approvals = openChangeApprovals(deps)
  return {
    handlers: {
      'site_settings.list_sites': listSites(deps),
      'site_settings.read_site': readSite(deps),
      'site_settings.list_changes': listChanges(deps),
      'site_settings.change_site': changeSite(deps, approvals),
      'site_settings.decide_change': decideChange(approvals),
    },
  }
}
