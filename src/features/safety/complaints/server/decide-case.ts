import type { Site } from '#features/site/sites/index.ts'
import { formatReceiptNumber } from '#features/safety/reports/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract/complaints.ts'
import type { Outcome } from '../rules/cases.ts'
import { mayDecide } from '../rules/may-decide.ts'
import { findMentionedId } from '../rules/mentioned-numbers.ts'
import type { ComplaintsDeps } from './deps.ts'
import {
  insertAppealDecision,
  markReportOpened,
  type OfficeCase,
  selectCaseByNumber,
  selectFirstDecision,
  selectMember,
  selectQueueItem,
  selectSite,
} from './store-office.ts'
import { insertStatement } from './store-statements.ts'

interface Deciding {
  readonly kind: OfficeCase['kind']
  readonly number: string
  readonly outcome: Outcome
  readonly statement: string
}
interface Moment {
  readonly site: Site
  readonly viewer: StaffViewer
  readonly now: Date
}
type Problem = Refusal<
  | 'not_found'
  | 'complaints.statement_empty'
  | 'complaints.own_decision'
  | 'complaints.claimed'
  | 'complaints.decided'
>

/** Decides a complaint with a reason (OPS-02). */
export function decideComplaint(
  deps: ComplaintsDeps,
): Handler<(typeof contract)['complaints.decide'], Site> {
  return ({ case: number, ...input }, moment) =>
    decide(deps, { kind: 'complaint', number, ...input }, moment)
}

/** Decides an appeal with a reason; someone who took part in the first decision is refused (BEY-15). */
export function decideAppeal(
  deps: ComplaintsDeps,
): Handler<(typeof contract)['complaints.decide_appeal'], Site> {
  return ({ case: number, ...input }, moment) =>
    decide(deps, { kind: 'appeal', number, ...input }, moment)
}

/** Decision, effect, email and audit entry are one transaction. */
async function decide(
  deps: ComplaintsDeps,
  { kind, number, outcome, statement: typed }: Deciding,
  { site, viewer, now }: Moment,
): Promise<Problem | null> {
  const statement = typed.trim()
  if (statement === '') return refuse('complaints.statement_empty', { field: 'statement' })
  return deps.database.transaction(async (tx) => {
    const item = await selectQueueItem(tx, site.pool, number)
    if (item === null) return refuse('not_found')
    const held = await deps.queue.lock(tx, item, now)
    const row = await selectCaseByNumber(tx, site.pool, number)
    if (row === null || row.kind !== kind) return refuse('not_found')
    if (row.outcome !== null) {
      const again =
        row.staff === viewer.staff && row.outcome === outcome && row.statement === statement
      return again ? null : refuse('complaints.decided')
    }
    if (!mayDecide(viewer.staff, row.involved)) return refuse('complaints.own_decision')
    if (held !== null && held.staff !== viewer.staff) return refuse('complaints.claimed')
    await deps.queue.release(tx, item, viewer)
    const decided = { row, outcome, statement }
    const facts =
      kind === 'complaint'
        ? await storeComplaintDecision(deps, tx, decided, { site, viewer, now })
        : await storeAppealDecision(deps, tx, decided, { site, viewer, now })
    const act = kind === 'complaint' ? 'complaints.decided' : 'complaints.appeal_decided'
    await deps.note(tx, viewer, { act, about: number, facts: { outcome, ...facts } }, now)
    return null
  })
}

interface Decided {
  readonly row: OfficeCase
  readonly outcome: Outcome
  readonly statement: string
}

async function storeComplaintDecision(
  { emit }: ComplaintsDeps,
  tx: Transaction,
  { row, outcome, statement }: Decided,
  { site, viewer, now }: Moment,
) {
  const id = await insertStatement(
    tx,
    {
      number: formatReceiptNumber(newId(), 'D'),
      pool: site.pool,
      site: await selectSite(tx, row.id),
      account: row.account,
      complaint: row.id,
      side: 'notifier',
      source: 'complaint',
      subject: row.number,
      outcome,
      rule: null,
      origin: null,
      statement,
      staff: viewer.staff,
      announced: true,
    },
    now,
  )
  await emit(tx, 'complaints.email_due', { kind: 'decided', id }, now)
  return { about: row.about ?? '' }
}

async function storeAppealDecision(
  { emit, restore, keepAfterAppeal }: ComplaintsDeps,
  tx: Transaction,
  { row, outcome, statement }: Decided,
  { site, viewer, now }: Moment,
) {
  if (row.statement_id === null)
    throw new Error(`appeal ${row.number} does not refer to a decision`)
  const first = await selectFirstDecision(tx, row.statement_id)
  const tookNothing = first.source === 'complaint' || first.outcome === 'warning'
  const restored =
    outcome === 'rejected' || tookNothing ? null : await restore(tx, first, { site, viewer }, now)
  if (outcome === 'rejected' && first.outcome === 'pause' && first.side === 'affected')
    if (row.account !== null) await keepAfterAppeal(tx, row.account, now)
  const decision = { appeal: row.id, staff: viewer.staff, outcome, statement, restored }
  await insertAppealDecision(tx, decision, now)
  await emit(tx, 'complaints.email_due', { kind: 'appeal_decided', id: row.id }, now)
  return { decision: first.number, ...(restored !== null && { restored }) }
}

/** Opens a report about the member whom a complaint names. */
export function openReport(
  deps: ComplaintsDeps,
): Handler<(typeof contract)['complaints.open_report'], Site> {
  return ({ case: number, reason }, { site, viewer, now }) =>
    deps.database.transaction(async (tx) => {
      const item = await selectQueueItem(tx, site.pool, number)
      if (item === null) return refuse('not_found')
      await deps.queue.lock(tx, item, now)
      const row = await selectCaseByNumber(tx, site.pool, number)
      if (row === null || row.kind !== 'complaint') return refuse('not_found')
      if (row.report_opened_at !== null) return null
      if (row.outcome !== null) return refuse('complaints.decided')
      const named = findMentionedId(row.reference)
      const member = named === null ? null : await selectMember(tx, site.pool, named)
      if (member === null || !member.reachable) return refuse('complaints.member_gone')
      await markReportOpened(tx, row.id, now)
      const about = { account: member.account_id, about: newId(), reason, reportText: row.details }
      await deps.openReport(tx, about, { site, viewer }, now)
      const facts = { reason }
      await deps.note(tx, viewer, { act: 'complaints.report_opened', about: number, facts }, now)
      return null
    })
}
