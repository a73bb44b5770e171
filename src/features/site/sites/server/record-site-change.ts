import type { Transaction } from '#platform/server/postgres/database.ts'
import { listSiteChanges, type SiteChanges } from '../rules/changes/list-site-changes.ts'
import { diffRawFields } from '../rules/changes/raw-fields.ts'
import type { ChangeAuthor } from './change-author.ts'
import { selectSites } from './store.ts'
import { insertChange } from './store-history.ts'
import { toSite } from './to-site.ts'

/** Records the changes of one site, in the transaction that makes them. */
export type RecordSiteChange = (tx: Transaction, changes: SiteChanges) => Promise<void>

/** A command on the server: the audit log names it. */
const command: ChangeAuthor = {
  id: null,
  staff: null,
  approvedBy: null,
  reason: '',
  undoes: null,
}

/** Runs `work`, and adds every site that it changed to the history and, with `record`, to the audit log. */
export async function recordingChanges(
  tx: Transaction,
  {
    record,
    author = command,
    now,
  }: {
    readonly record?: RecordSiteChange | undefined
    readonly author?: ChangeAuthor
    readonly now: Date
  },
  work: () => Promise<void>,
): Promise<void> {
  const before = await selectSites(tx)
  await work()
  const after = await selectSites(tx)
  for (const row of after) {
    const old = before.find(({ id }) => id === row.id)
    const difference = old === undefined ? null : diffRawFields(old, row)
    if (difference !== null) await insertChange(tx, { site: row.id, ...difference, author }, now)
  }
  if (record === undefined) return
  for (const changes of listSiteChanges(before.map(toSite), after.map(toSite)))
    await record(tx, changes)
}
