import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { RegionsByCountry } from '#features/site/geography/index.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { contract, SettingsRecord } from '../contract.ts'
import type { Site } from '../rules/site.ts'
import { type ChangeSettings, changeSettings } from './change-settings.ts'
import { type ChangeSite, changeSite } from './change-site.ts'
import { type LookUpCountry, createCountryLookup } from './country-lookup.ts'
import { createDescribeSite, type VisitorFacts } from './describe-site.ts'
import { readCompany } from './read-company.ts'
import { readSettings } from './read-settings.ts'
import { createSiteEditor, type SiteEditor } from './site-editor.ts'
import { toSite } from './to-site.ts'
import { createSiteDirectory, type SiteDirectory } from './site-directory.ts'

export type { LookUpCountry } from './country-lookup.ts'
export type { ChangeAuthor } from './change-author.ts'
export type { RecordSiteChange } from './record-site-change.ts'
export type { SiteEditor, SitePlan } from './site-editor.ts'
export type { ChangeRow, ProposalRow } from './store-history.ts'
export { listAllSites } from './list-all-sites.ts'

export interface SitesDeps {
  readonly database: Database
  readonly clock: Clock
  readonly phrases: Phrases
  /** All regions by country, from geography. */
  readonly regions: () => Promise<RegionsByCountry>
  /**
   * The installation's public key for push subscriptions; without one, no push notifications are
   * sent.
   */
  readonly pushPublicKey?: string
}

export interface Sites extends SiteDirectory {
  readonly handlers: Handlers<typeof contract, Site>
  /** Looks up the country of an IP address, or null. */
  readonly countryOfAddress: LookUpCountry
  /** The settings record of a site for one visitor (SITE-01). */
  readonly describeSite: (
    site: Site,
    visitor: VisitorFacts & { locale: Locale },
  ) => Promise<SettingsRecord>
  /** Changes some of a site's settings. */
  readonly changeSettings: ChangeSettings
  /** Changes a site's name, hosts or company. */
  readonly changeSite: ChangeSite
  /** Plans and makes changes for the office, with their history (OPS-08). */
  readonly editor: SiteEditor
}

/** The sites of the installation: host look-up, settings and company. */
export function createSites(deps: SitesDeps): Sites {
  const directory = createSiteDirectory(deps)
  const countryOfAddress = createCountryLookup()
  const describe = createDescribeSite({ ...deps, countryOfAddress })
  return {
    ...directory,
    handlers: {
      'sites.read_settings': readSettings({ directory, describe }),
      'sites.read_company': readCompany(),
    },
    countryOfAddress,
    describeSite: describe,
    changeSettings: changeSettings({ ...deps, directory }),
    changeSite: changeSite({ ...deps, directory }),
    editor: createSiteEditor(directory, toSite),
  }
}
