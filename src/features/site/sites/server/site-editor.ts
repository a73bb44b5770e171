import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { diffRawFields, withFields } from '../rules/changes/raw-fields.ts'
import { pickPoolSettings, poolSettings } from '../rules/pool-settings.ts'
import type { Site } from '../rules/site.ts'
import type { ChangeAuthor } from './change-author.ts'
import { type RecordSiteChange, recordingChanges } from './record-site-change.ts'
import type { SiteDirectory } from './site-directory.ts'
import { type SiteRow, selectSites } from './store.ts'
import { lockAllSites, replaceHosts, updateSite } from './store-change.ts'
import * as history from './store-history.ts'

/** New values by field, and fields that return to their default. */
export interface PlannedFields {
  readonly site: number
  readonly values: Readonly<Record<string, unknown>>
  readonly defaults: readonly string[]
}

/** A change that can be checked: every site as it is and as it would be. */
export interface SitePlan {
  readonly site: Site
  readonly newest: number
  readonly before: readonly Site[]
  readonly after: readonly Site[]
  /** The changed fields, of the site or of another one of its pool. */
  readonly fields: readonly string[]
  /** Another site's host, if the change would take one. */
  readonly takenHost: string | null
  /** The sites that change, as they will be stored. */
  readonly rows: readonly SiteRow[]
}

/** Changes sites for the office: what is planned can be checked before it is carried out. */
export interface SiteEditor {
  /** Locks all sites until the transaction ends; null if there is no such site. */
  readonly plan: (tx: Transaction, fields: PlannedFields) => Promise<SitePlan | null>
  /** Stores a plan, its history, and what `record` adds. This process sees it at once, others within five seconds. */
  readonly carryOut: (
    tx: Transaction,
    plan: SitePlan,
    by: { readonly author: ChangeAuthor; readonly record: RecordSiteChange; readonly now: Date },
  ) => Promise<void>
  readonly newest: (queries: Queries, site: number) => Promise<number>
  readonly findUse: typeof history.selectUse
  readonly listChanges: typeof history.selectChanges
  readonly listLastChanges: typeof history.selectLastChanges
  readonly propose: typeof history.insertProposal
  readonly findWaiting: typeof history.selectWaitingProposal
  readonly findProposal: typeof history.selectProposal
  readonly endProposal: typeof history.endProposal
}

export function createSiteEditor(
  directory: SiteDirectory,
  toSite: (row: SiteRow) => Site,
): SiteEditor {
  return {
    async plan(tx, { site: id, values, defaults }) {
      await lockAllSites(tx)
      const rows = await selectSites(tx)
      const changed = rows.find((row) => row.id === id)
      if (changed === undefined) return null
      const shared: readonly string[] = poolSettings
      const after = rows.map((row) => {
        if (row.id === id) return withFields(row, { values, defaults })
        if (row.pool !== changed.pool) return row
        const poolDefaults = defaults.filter((field) => shared.includes(field))
        return withFields(row, { values: pickPoolSettings(values), defaults: poolDefaults })
      })
      const changes = after.flatMap((row, place) => {
        const old = rows[place]
        const difference = old === undefined ? null : diffRawFields(old, row)
        return difference === null ? [] : [{ row, difference }]
      })
      const fields = changes.flatMap(({ difference }) => [
        ...Object.keys(difference.before),
        ...Object.keys(difference.after),
      ])
      const hosts = new Set(after.find((row) => row.id === id)?.hosts)
      const others = rows.filter((row) => row.id !== id).flatMap((row) => row.hosts)
      return {
        site: toSite(changed),
        newest: await history.selectNewest(tx, id),
        before: rows.map(toSite),
        after: after.map(toSite),
        takenHost: others.find((host) => hosts.has(host)) ?? null,
        fields: [...new Set(fields)],
        rows: changes.map(({ row }) => row),
      }
    },
    async carryOut(tx, { rows, before }, { author, record, now }) {
      await recordingChanges(tx, { record, author, now }, async () => {
        for (const row of rows) {
          await updateSite(tx, row)
          const old = before.find(({ id }) => id === row.id)
          if (JSON.stringify(old?.hosts) !== JSON.stringify(row.hosts))
            await replaceHosts(tx, row.id, row.hosts)
        }
      })
      tx.afterCommit(directory.forget)
    },
    newest: history.selectNewest,
    findUse: history.selectUse,
    listChanges: history.selectChanges,
    listLastChanges: history.selectLastChanges,
    propose: history.insertProposal,
    findWaiting: history.selectWaitingProposal,
    findProposal: history.selectProposal,
    endProposal: history.endProposal,
  }
}
