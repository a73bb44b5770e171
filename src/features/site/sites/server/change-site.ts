import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { type SiteChange, siteChange } from '../rules/changes/site-change.ts'
import type { Site } from '../rules/site.ts'
import type { SiteDirectory } from './site-directory.ts'
import { type RecordSiteChange, recordingChanges } from './record-site-change.ts'
import {
  lockSite,
  replaceHosts,
  selectHostElsewhere,
  updateCompany,
  updateName,
  updateRegion,
} from './store-change.ts'

/**
 * Changes a site's name, hosts or company fields and returns the updated site. Throws on invalid
 * input, or on another site's host, before anything is committed. `record` runs in the same
 * transaction.
 */
export type ChangeSite = (
  site: number,
  change: SiteChange,
  record?: RecordSiteChange,
) => Promise<Site>

/** Creates the function; this process sees the change immediately, others within five seconds. */
export function changeSite(deps: {
  database: Database
  clock: Clock
  directory: SiteDirectory
}): ChangeSite {
  return async (site, change, record) => {
    const { name, hosts, company, region } = siteChange.parse(change)
    await deps.database.transaction(async (tx) => {
      if (!(await lockSite(tx, site))) throw new Error(`no site ${site}`)
      await recordingChanges(tx, { record, now: deps.clock.now() }, async () => {
        if (name !== undefined) await updateName(tx, site, name)
        if (company !== undefined) await updateCompany(tx, site, company)
        if (region !== undefined) await updateRegion(tx, site, region)
        if (hosts !== undefined) {
          const takenHost = await selectHostElsewhere(tx, site, hosts)
          if (takenHost !== null) throw new Error(`${takenHost} belongs to another site`)
          await replaceHosts(tx, site, hosts)
        }
      })
      tx.afterCommit(deps.directory.forget)
    })
    return deps.directory.siteById(site)
  }
}
