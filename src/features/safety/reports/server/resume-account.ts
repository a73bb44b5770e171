import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { ReportsDeps } from './deps.ts'
import { describeReport } from './list-reports.ts'
import { lockFiled } from './store-decisions.ts'

/** Reopens an account that was paused because of a report; its owner is notified by email. */
export function resumeAccount(
  deps: ReportsDeps,
): Handler<(typeof contract)['reports.resume'], Site> {
  return async ({ report: number }, { site, viewer, now }) => {
    const done = await deps.database.transaction(async (tx) => {
      const report = await lockFiled(tx, site.pool, number)
      if (report === null) return refuse('not_found')
      if (report.outcome !== 'pause') return refuse('reports.not_paused')
      if (!(await deps.resume(tx, report.reported, now)))
        // Repeated, because the first response was lost.
        return report.reachable ? null : refuse('reports.not_paused')
      await deps.note(tx, viewer, { act: 'reports.resumed', about: number, facts: {} }, now)
      await deps.emit(tx, 'reports.resumed', { report: report.key }, now)
      return null
    })
    return isRefusal(done)
      ? done
      : describeReport(deps, { pool: site.pool, number, reader: viewer.staff }, now)
  }
}
