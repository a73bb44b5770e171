import type { StaffViewer } from '#kernel/context.ts'
import { newId } from '#platform/server/random.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import { pauseLimit } from '../rules/pause-limit.ts'
import { formatReceiptNumber } from '../rules/reasons.ts'
import type { ReportsDeps } from './deps.ts'
import { recordStatements } from './record-statements.ts'
import {
  countOfficePauses,
  insertDecision,
  insertStaffReport,
  selectWasPaused,
} from './store-decisions.ts'

/**
 * Pauses the account of someone who may be under age, as a decision on a report does: the case is in
 * the list of reports, the owner is emailed what to do, and the account can be resumed there. Runs in
 * the caller's transaction. An account that was paused before and resumed isn't paused this way again:
 * its owner has proved their age. Returns why it can't be paused; null if it was.
 */
export type PauseFromOffice = (
  tx: Transaction,
  accused: { readonly account: number; readonly statement: string },
  by: { readonly site: Pick<Site, 'id' | 'pool'>; readonly viewer: Pick<StaffViewer, 'staff'> },
  now: Date,
) => Promise<'age_shown' | 'limit' | 'not_active' | null>

export function pauseFromOffice(
  deps: Pick<ReportsDeps, 'pause' | 'note' | 'emit' | 'recordStatement'>,
): PauseFromOffice {
  return async (tx, { account, statement }, { site, viewer }, now) => {
    if (await selectWasPaused(tx, account)) return 'age_shown'
    const since = new Date(now.getTime() - pauseLimit.ms)
    if ((await countOfficePauses(tx, viewer.staff, since)) >= pauseLimit.count) return 'limit'
    if (!(await deps.pause(tx, account, now))) return 'not_active'
    const id = newId()
    const number = formatReceiptNumber(id)
    const report = await insertStaffReport(
      tx,
      {
        number,
        id,
        staff: viewer.staff,
        reported: account,
        pool: site.pool,
        site: site.id,
        reason: 'minor',
        reportText: statement,
      },
      now,
    )
    if (report === null) throw new Error(`report ${number} exists`)
    await insertDecision(
      tx,
      { report, staff: viewer.staff, outcome: 'pause', forDeceiving: false, statement },
      now,
    )
    const reasons = {
      report: {
        site: site.id,
        reported: account,
        reporter: null,
        opened_by: viewer.staff,
        reason: 'minor',
      },
      number,
      outcome: 'pause',
      statement,
    } as const
    await recordStatements(deps, tx, reasons, { site, viewer, now })
    const facts = { outcome: 'pause', reason: 'minor' }
    await deps.note(tx, viewer, { act: 'reports.decided', about: number, facts }, now)
    await deps.emit(tx, 'reports.decided', { report }, now)
    return null
  }
}
