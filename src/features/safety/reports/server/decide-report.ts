import type { Site } from '#features/site/sites/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { AuditFacts, NewAuditEntry } from '#features/members/staff/server/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import type { ReportsDeps } from './deps.ts'
import { describeReport } from './list-reports.ts'
import { recordStatements } from './record-statements.ts'
import { insertDecision, lockFiled } from './store-decisions.ts'

/**
 * Decides a report. The reason, its effect, the emails to both sides and the audit entry are one
 * transaction, so that no action is taken without a reason the member is given. Whether a ban is for
 * deceiving members is stated by the staff member: the reporter's words alone return no credits.
 */
export function decideReport(
  deps: ReportsDeps,
): Handler<(typeof contract)['reports.decide'], Site> {
  return async (input, { site, viewer, now }) => {
    const { report: number, outcome, statement } = input
    const forDeceiving = outcome === 'ban' && input.for_deceiving === true
    const trimmedStatement = statement.trim()
    if (trimmedStatement === '') return refuse('reports.statement_empty', { field: 'statement' })
    const done = await deps.database.transaction(async (tx) => {
      const report = await lockFiled(tx, site.pool, number)
      if (report === null) return refuse('not_found')
      if (report.outcome !== null) {
        const again =
          report.staff === viewer.staff &&
          report.outcome === outcome &&
          report.for_deceiving === forDeceiving &&
          report.statement === trimmedStatement
        return again ? null : refuse('reports.decided')
      }
      if (report.not_by === viewer.staff) return refuse('reports.own_decision')
      if (outcome !== 'nothing' && !report.reachable) return refuse('reports.account_deleted')
      if (outcome === 'pause' && !(await deps.pause(tx, report.reported, now)))
        return refuse('reports.not_pausable')
      await insertDecision(
        tx,
        {
          report: report.key,
          staff: viewer.staff,
          outcome,
          forDeceiving,
          statement: trimmedStatement,
        },
        now,
      )
      const reasons = { report, number, outcome, statement: trimmedStatement }
      await recordStatements(deps, tx, reasons, { site, viewer, now })
      const closing = { ...report, number, forDeceiving }
      const closed =
        outcome === 'ban' ? await closeAccount(deps, tx, closing, { site, viewer, now }) : {}
      const facts = { outcome, reason: report.reason, ...closed.facts }
      const { money } = closed
      await deps.note(
        tx,
        viewer,
        { act: 'reports.decided', about: number, facts, ...(money && { money }) },
        now,
      )
      await deps.emit(tx, 'reports.decided', { report: report.key }, now)
      return null
    })
    if (isRefusal(done)) return done
    return describeReport(deps, { pool: site.pool, number, reader: viewer.staff }, now)
  }
}

interface Moment {
  readonly site: Site
  readonly viewer: StaffViewer
  readonly now: Date
}

/**
 * Closes the account immediately. Refunds worth more than one person may give alone wait for a second
 * one, so that a false report can't turn spent credits back into money.
 */
export async function closeAccount(
  { ban, refundsAfterBan, requests }: ReportsDeps,
  tx: Transaction,
  closing: { readonly number: string; readonly reported: number; readonly forDeceiving: boolean },
  { site, viewer, now }: Moment,
): Promise<{ readonly facts?: AuditFacts; readonly money?: NewAuditEntry['money'] }> {
  const { number, reported, forDeceiving } = closing
  if (!forDeceiving) {
    await ban(tx, reported, { scam: false }, now)
    return { facts: { for_deceiving: false } }
  }
  const { credits, share } = await refundsAfterBan(tx, reported, site)
  const alone =
    credits === 0 ||
    (share !== null &&
      (await requests.refunds.actAlone(tx, { by: viewer.staff, about: number, share }, now)))
  await ban(tx, reported, { scam: alone }, now)
  const facts = { for_deceiving: true, credits, refunds: alone ? 'recorded' : 'waiting' }
  if (alone)
    return {
      facts,
      ...(credits > 0 && {
        money: { kind: 'ban_refunds', site: site.id, amount: credits, currency: null },
      }),
    }
  const terms = { reported, credits, site: site.id }
  await requests.refunds.request(tx, { subject: number, terms, by: viewer.staff }, now)
  return { facts }
}
