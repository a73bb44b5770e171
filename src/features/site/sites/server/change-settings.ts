import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import { type SettingsPatch, settingsPatch } from '../rules/settings.ts'
import type { Site } from '../rules/site.ts'
import type { SiteDirectory } from './site-directory.ts'
import { pickPoolSettings } from '../rules/pool-settings.ts'
import { type RecordSiteChange, recordingChanges } from './record-site-change.ts'
import { lockPoolSettings, updateSettings } from './store.ts'

/**
 * Changes some of a site's settings and returns the updated site; those that a pool shares change on
 * all its sites. Throws on an invalid name or value before anything is written. `record` runs in the
 * same transaction.
 */
export type ChangeSettings = (
  site: number,
  patch: SettingsPatch,
  record?: RecordSiteChange,
) => Promise<Site>

/**
 * Creates the function; only the given fields are stored, so that unchanged defaults can still be
 * improved.
 */
export function changeSettings(deps: {
  database: Database
  clock: Clock
  directory: SiteDirectory
}): ChangeSettings {
  return async (site, patch, record) => {
    settingsPatch.parse(patch)
    await deps.database.transaction(async (tx) => {
      const rows = await lockPoolSettings(tx, site)
      if (rows.length === 0) throw new Error(`no site ${site}`)
      await recordingChanges(tx, { record, now: deps.clock.now() }, async () => {
        for (const { id, settings } of rows) {
          const change = id === site ? patch : pickPoolSettings(patch)
          await updateSettings(tx, id, { ...settings, ...change })
        }
      })
      tx.afterCommit(deps.directory.forget)
    })
    return deps.directory.siteById(site)
  }
}
