import type { StaffViewer } from '#kernel/context.ts'
import { newId } from '#platform/server/random.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import { receiptNumber } from '../rules/reasons.ts'
import { insertOfficeReport } from './store-decisions.ts'

/**
 * One of the staff says that somebody seems to deceive members, about something they saw at work; `about` is its id, and once is
 * enough. Until it is decided nobody pays for writing to them (F13). In the caller's transaction.
 */
export type FileForOffice = (
  tx: Transaction,
  accused: { readonly account: number; readonly about: string; readonly words: string },
  by: { readonly site: Pick<Site, 'id' | 'pool'>; readonly viewer: Pick<StaffViewer, 'staff'> },
  now: Date,
) => Promise<void>

/** Writes it down. */
export const fileForOffice: FileForOffice = async (tx, { account, about, words }, { site, viewer }, now) => {
  const number = receiptNumber(newId())
  await insertOfficeReport(
    tx,
    { number, id: about, staff: viewer.staff, reported: account, pool: site.pool, site: site.id, words },
    now,
  )
}
