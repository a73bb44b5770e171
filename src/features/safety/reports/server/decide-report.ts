import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { ReportsDeps } from './deps.ts'
import { describeReport } from './list-reports.ts'
import { insertDecision, lockFiled } from './store-decisions.ts'

/**
 * Decides a report. The reason, its effect, the emails to both sides and the audit entry are
 * written in one transaction, so that no action is taken without giving the member a reason.
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
      if (outcome === 'pause' && !(await deps.pause(tx, report.reported, now)))
        return refuse('reports.not_pausable')
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
    return describeReport(deps, site.pool, number, now)
  }
}
