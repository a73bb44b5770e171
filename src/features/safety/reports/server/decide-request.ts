import { refuseDecision } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { ReportsDeps } from './deps.ts'
import { describeReport, findReport } from './list-reports.ts'
import { lockFiled } from './store-decisions.ts'

/** Asks a second person to open an account again that the decision on a report closed. */
export function requestReinstatement(
  deps: ReportsDeps,
): Handler<(typeof contract)['reports.request_reinstatement'], Site> {
  return async ({ report: number, reason }, { site, viewer, now }) => {
    const trimmedReason = reason.trim()
    if (trimmedReason === '') return refuse('reports.reason_empty', { field: 'reason' })
    const done = await deps.database.transaction(async (tx) => {
      const report = await lockFiled(tx, site.pool, number)
      if (report === null) return refuse('not_found')
      if (report.outcome !== 'ban' || !(await deps.banReview.canReinstate(tx, report.reported)))
        return refuse('reports.not_reinstatable')
      const terms = { reported: report.reported }
      const request = { subject: number, terms, reason: trimmedReason, by: viewer.staff }
      if (await deps.requests.reinstatement.request(tx, request, now))
        await deps.note(tx, viewer, { act: 'reports.reinstatement_requested', about: number }, now)
      return null
    })
    if (isRefusal(done)) return done
    return describeReport(deps, { pool: site.pool, number, reader: viewer.staff }, now)
  }
}

/** Approves or declines what another staff member requested about a decision. */
export function decideRequest(
  deps: ReportsDeps,
): Handler<(typeof contract)['reports.decide_request'], Site> {
  return async ({ report: number, request, approved }, { site, viewer, now }) => {
    const read = { pool: site.pool, number, reader: viewer.staff }
    if ((await findReport(deps, read, now)) === null) return refuse('not_found')
    const to = approved ? 'approved' : 'declined'
    const verdict = await deps.requests[request].decide(
      { subject: number, to, by: viewer.staff },
      now,
    )
    if (verdict === 'not_reinstatable') return refuse('reports.not_reinstatable')
    return refuseDecision(verdict) ?? describeReport(deps, read, now)
  }
}
