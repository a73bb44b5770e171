import type { StaffViewer } from '#kernel/context.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { newId } from '#platform/server/random.ts'
import { formatReceiptNumber } from '../rules/reasons.ts'
import type { ReportsDeps } from './deps.ts'
import { lockNumbered } from './store-decisions.ts'
import { insertReopened } from './store-reopened.ts'

/**
 * Undoes a decision that an appeal overturned, in the appeal's transaction. For the reported member it
 * opens the account again; for the one who reported it reopens the report with its evidence, for
 * someone other than the first decider. False if that is no longer possible.
 */
export type OverturnDecision = (
  tx: Transaction,
  overturned: { readonly number: string; readonly side: 'affected' | 'notifier' },
  by: Pick<StaffViewer, 'staff'>,
  now: Date,
) => Promise<boolean>

export function overturnDecision({
  resume,
  banReview,
  suspensions,
}: Pick<ReportsDeps, 'resume' | 'banReview' | 'suspensions'>): OverturnDecision {
  return async (tx, { number, side }, { staff }, now) => {
    const report = await lockNumbered(tx, number)
    if (report === null || report.outcome === null) return false
    if (side === 'notifier') {
      const reopened = { report: report.key, number: formatReceiptNumber(newId()), id: newId() }
      return report.reachable && (await insertReopened(tx, { ...reopened, staff }, now))
    }
    if (report.outcome === 'pause') return resume(tx, report.reported, now)
    if (report.outcome === 'suspension') return suspensions.end(tx, report.reported, now)
    if (report.outcome !== 'ban') return true
    if (!(await banReview.canReinstate(tx, report.reported))) return false
    await banReview.reinstate(tx, report.reported, now)
    return true
  }
}
