import type { Database } from '#platform/server/postgres/database.ts'
import { type SiteChange, siteChange } from '../rules/site-change.ts'
import type { Site } from '../rules/site.ts'
import type { SiteDirectory } from './site-directory.ts'
import { lockSite, replaceHosts, selectHostElsewhere, updateCompany, updateName } from './store-change.ts'

/** Changes a site's name, its hosts, parts of its company, and gives the site as it is now. What is not allowed throws before anything is written, as does a host of another site. */
export type ChangeSite = (site: number, change: SiteChange) => Promise<Site>

/** Makes the act; this process sees the change at once, others within five seconds. */
export function changeSite(deps: { database: Database; directory: SiteDirectory }): ChangeSite {
  return async (site, change) => {
    const { name, hosts, company } = siteChange.parse(change)
    await deps.database.transaction(async (tx) => {
      if (!(await lockSite(tx, site))) throw new Error(`there is no site ${site}`)
      if (name !== undefined) await updateName(tx, site, name)
      if (company !== undefined) await updateCompany(tx, site, company)
      if (hosts !== undefined) {
        const taken = await selectHostElsewhere(tx, site, hosts)
        if (taken !== null) throw new Error(`${taken} leads to another site`)
        await replaceHosts(tx, site, hosts)
      }
      tx.afterCommit(deps.directory.forget)
    })
    return deps.directory.siteById(site)
  }
}
