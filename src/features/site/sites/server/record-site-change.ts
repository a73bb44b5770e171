import type { Transaction } from '#platform/server/postgres/database.ts'
import { listSiteChanges, type SiteChanges } from '../rules/changes/list-site-changes.ts'
import { selectSites } from './store.ts'
import { toSite } from './to-site.ts'

/** Records the changes of one site, in the transaction that makes them. */
export type RecordSiteChange = (tx: Transaction, changes: SiteChanges) => Promise<void>

/** Runs `work` and records every site that it changed; without `record` it only runs. */
export async function recordingChanges(
  tx: Transaction,
  record: RecordSiteChange | undefined,
  work: () => Promise<void>,
): Promise<void> {
  if (record === undefined) return work()
  const before = (await selectSites(tx)).map(toSite)
  await work()
  const after = (await selectSites(tx)).map(toSite)
  for (const changes of listSiteChanges(before, after)) await record(tx, changes)
}
