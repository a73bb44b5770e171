import type { Input } from '#kernel/endpoint.ts'
import type { StaffViewer } from '#kernel/context.ts'
import { dayMs } from '#kernel/duration.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { formatReceiptNumber, type Reason, reasons } from '../rules/reasons.ts'
import { closeAccount } from './decide-report.ts'
import type { ReportsDeps } from './deps.ts'
import { recordStatements } from './record-statements.ts'
import { type ActedOnRow, lockAct, selectActedOn, selectSuspending } from './store-acts.ts'
import { insertDecision, insertStaffReport, lockFiled } from './store-decisions.ts'

type ActInput = Input<(typeof contract)['reports.act']>
type Code =
  | 'not_found'
  | 'reports.decided'
  | 'reports.statement_empty'
  | 'reports.account_deleted'
  | 'reports.not_suspendable'
  | 'reports.staff_account'
  | 'reports.file_not_open'

/** The result of an action. */
interface Acted {
  readonly number: string
  readonly proposed: boolean
}

/**
 * Warns, suspends or bans a member from their file: a report by staff that is decided at once, in one
 * transaction with its effect, the statement of reasons, the emails and the audit entry. A ban of
 * someone with bought credits left isn't decided but proposed: the report waits for someone else.
 */
export function actOnMember(deps: ReportsDeps): Handler<(typeof contract)['reports.act'], Site> {
  return async (input, { site, viewer, now }) => {
    const statement = input.statement.trim()
    if (statement === '') return refuse('reports.statement_empty', { field: 'statement' })
    const target = await findTarget(deps, input.member, viewer, now)
    if (isRefusal(target)) return target
    return deps.database.transaction((tx) =>
      act(deps, tx, { input: { ...input, statement }, target, site, viewer }, now),
    )
  }
}

/** Finds the member, unless the file isn't open or the account is a staff member's. */
async function findTarget(
  { database, findStaffByEmail, isFileOpen }: ReportsDeps,
  member: string,
  viewer: StaffViewer,
  now: Date,
): Promise<ActedOnRow | Refusal<'not_found' | 'reports.staff_account' | 'reports.file_not_open'>> {
  const target = await selectActedOn(database, member)
  if (target === null) return refuse('not_found')
  if (!(await isFileOpen(target.account, viewer.staff, now))) return refuse('reports.file_not_open')
  if (target.email_key !== null && (await findStaffByEmail(target.email_key)) !== null)
    return refuse('reports.staff_account')
  return target
}

interface Action {
  readonly input: ActInput
  readonly target: ActedOnRow
  readonly site: Site
  readonly viewer: StaffViewer
}

async function act(
  deps: ReportsDeps,
  tx: Transaction,
  { input, target, site, viewer }: Action,
  now: Date,
): Promise<Acted | Refusal<Code>> {
  const { id, outcome, reason, statement, days = 0 } = input
  const stored = await lockAct(tx, id)
  if (stored !== null) {
    const same =
      stored.staff === viewer.staff &&
      stored.reported === target.account &&
      (stored.outcome === null
        ? outcome === 'ban' && stored.details === statement
        : stored.outcome === outcome && stored.statement === statement)
    return same
      ? { number: stored.number, proposed: stored.outcome === null }
      : refuse('reports.decided')
  }
  if (!target.reachable) return refuse('reports.account_deleted')
  const until = outcome === 'suspension' ? new Date(now.getTime() + days * dayMs) : undefined
  if (until !== undefined && !(await deps.suspensions.begin(tx, target.account, until, now)))
    return refuse('reports.not_suspendable')
  const number = formatReceiptNumber(id)
  const proposed = outcome === 'ban' && (await deps.hasBoughtCredits(target.account))
  const key = await insertStaffReport(
    tx,
    {
      number,
      id,
      staff: viewer.staff,
      reported: target.account,
      pool: target.pool,
      site: target.site,
      reason,
      reportText: statement,
      ...(proposed && { notBy: viewer.staff }),
    },
    now,
  )
  const report = await lockFiled(tx, target.pool, number)
  if (key === null || report === null) throw new Error(`report ${number} exists`)
  const about = { member: input.member, reason }
  if (proposed) {
    const facts = { ...about, outcome }
    await deps.note(tx, viewer, { act: 'reports.ban_proposed', about: number, facts }, now)
    return { number, proposed: true }
  }
  const forDeceiving = outcome === 'ban' && input.for_deceiving === true
  await insertDecision(
    tx,
    {
      report: key,
      staff: viewer.staff,
      outcome,
      forDeceiving,
      statement,
      ...(until !== undefined && { until }),
    },
    now,
  )
  const moment = { site, viewer, now }
  await recordStatements(deps, tx, { report, number, outcome, statement, until }, moment)
  const closed =
    outcome === 'ban'
      ? await closeAccount(deps, tx, { number, reported: target.account, forDeceiving }, moment)
      : {}
  const facts = {
    ...about,
    outcome,
    ...(until !== undefined && { until: until.toISOString() }),
    ...closed.facts,
  }
  const { money } = closed
  await deps.note(
    tx,
    viewer,
    { act: 'reports.decided', about: number, facts, ...(money && { money }) },
    now,
  )
  await deps.emit(tx, 'reports.decided', { report: key }, now)
  return { number, proposed: false }
}

/** Ends a suspension before its time. */
export function endSuspension(
  deps: ReportsDeps,
): Handler<(typeof contract)['reports.end_suspension'], Site> {
  return async ({ member, reason: typed }, { viewer, now }) => {
    const reason = typed.trim()
    if (reason === '') return refuse('reports.reason_empty', { field: 'reason' })
    const target = await findTarget(deps, member, viewer, now)
    if (isRefusal(target)) return target
    await deps.database.transaction(async (tx) => {
      // Repeated, because the first response was lost, or it is over.
      if (!(await deps.suspensions.end(tx, target.account, now))) return
      const report = await selectSuspending(tx, target.account)
      const about = report?.number ?? member
      const facts = { member, reason }
      await deps.note(tx, viewer, { act: 'reports.suspension_ended', about, facts }, now)
      if (report !== null) await deps.emit(tx, 'reports.reinstated', { report: report.key }, now)
    })
    return null
  }
}

/** Returns the drafts of reasons in a member's language. */
export function listTemplates({
  phrases,
}: Pick<ReportsDeps, 'phrases'>): Handler<(typeof contract)['reports.list_templates'], Site> {
  return async ({ locale }) => ({
    templates: Object.fromEntries(
      reasons.map((reason) => [
        reason,
        phrases.translate(locale, `reports.templates.${reason}`, {}),
      ]),
    ) as Record<Reason, string>,
  })
}
