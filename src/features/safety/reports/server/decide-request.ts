import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { ReportsDeps } from './deps.ts'
import { describeReport } from './list-reports.ts'
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
      const terms = { reported: report.reported, reason: trimmedReason }
      const request = { subject: number, terms, by: viewer.staff }
      if (await deps.requests.reinstatement.request(tx, request, now))
        await deps.note(tx, viewer, { act: 'reports.reinstatement_requested', about: number }, now)
      return null
    })
    if (isRefusal(done)) return done
    return describeReport(deps, { pool: site.pool, number, reader: viewer.staff }, now)
  }
}

const refusals = {
  own: 'reports.own_request',
  decided: 'reports.request_decided',
  changed: 'reports.request_decided',
} as const

/**
 * Approves or declines what another staff member requested about a decision; effect and audit entry
 * are one transaction.
 */
export function decideRequest(
  deps: ReportsDeps,
): Handler<(typeof contract)['reports.decide_request'], Site> {
  return async ({ report: number, request, approved }, { site, viewer, now }) => {
    const done = await deps.database.transaction(async (tx) => {
      const report = await lockFiled(tx, site.pool, number)
      if (report === null) return refuse('not_found')
      const result = await deps.requests[request].decide(
        tx,
        { subject: number, terms: (requested) => requested, by: viewer.staff, approved },
        now,
      )
      if (result.verdict === 'none') return refuse('not_found')
      if (result.verdict === 'repeated') return null
      if (result.verdict !== 'end') return refuse(refusals[result.verdict])
      if (approved && request === 'refunds')
        await deps.banReview.confirmDeceiving(tx, report.reported, now)
      if (approved && request === 'reinstatement') {
        // Erased or opened since it was requested: the request ends, and nothing is opened.
        if (!(await deps.banReview.canReinstate(tx, report.reported)))
          return refuse('reports.not_reinstatable')
        await deps.banReview.reinstate(tx, report.reported, now)
        await deps.emit(tx, 'reports.reinstated', { report: report.key }, now)
      }
      const { credits = null, site: of = null } = result.terms
      await deps.note(
        tx,
        viewer,
        {
          act: `reports.${request}_${approved ? 'approved' : 'declined'}`,
          about: number,
          facts: request === 'refunds' ? { credits } : {},
          ...(request === 'refunds' &&
            approved && {
              money: { kind: 'credits', site: Number(of), amount: Number(credits), currency: null },
            }),
        },
        now,
      )
      return null
    })
    if (isRefusal(done)) return done
    return describeReport(deps, { pool: site.pool, number, reader: viewer.staff }, now)
  }
}
