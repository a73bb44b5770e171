import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract, FiledReportView } from '../contract.ts'
import { suspicionAt } from '../rules/suspicion.ts'
import type { ReportsDeps } from './deps.ts'
import { describeReports } from './list-reports.ts'
import { insertDecision, lockFiled, selectFiled } from './store-decisions.ts'

/**
 * Decides a report. The reason, its effect, the emails to both sides and the audit entry are one
 * transaction, so that no action is taken without a reason the member is given.
 */
export function decideReport(
  deps: ReportsDeps,
): Handler<(typeof contract)['reports.decide'], Site> {
  return async ({ report: number, outcome, statement }, { site, viewer, now }) => {
    const trimmedStatement = statement.trim()
    if (trimmedStatement === '') return refuse('reports.statement_empty', { field: 'statement' })
    const done = await deps.database.transaction(async (tx) => {
      const report = await lockFiled(tx, site.pool, number)
      if (report === null) return refuse('not_found')
      if (report.outcome !== null) {
        const again =
          report.staff === viewer.staff &&
          report.outcome === outcome &&
          report.statement === trimmedStatement
        return again ? null : refuse('reports.decided')
      }
      if (outcome !== 'nothing' && !report.reachable) return refuse('reports.account_deleted')
      await insertDecision(
        tx,
        { report: report.key, staff: viewer.staff, outcome, statement: trimmedStatement },
        now,
      )
      if (outcome === 'ban') await deps.ban(tx, report.reported, { scam: report.scam }, now)
      await deps.note(
        tx,
        viewer,
        { act: 'reports.decided', about: number, facts: { outcome, reason: report.reason } },
        now,
      )
      await deps.emit(tx, 'reports.decided', { report: report.key }, now)
      return null
    })
    if (isRefusal(done)) return done
    const [decided] = await describeReports(
      deps,
      await selectFiled(deps.database, site.pool, {
        limit: 1,
        number,
        machineSince: suspicionAt(now).machine_since,
      }),
      now,
    )
    return decided as FiledReportView
  }
}
