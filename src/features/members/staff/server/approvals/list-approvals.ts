import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../../contract.ts'
import { type ApprovalKind, listApprovalKinds } from '../../rules/approval-kinds.ts'
import type { ApprovalTerms } from '../../rules/decide-approval.ts'
import type { StaffDeps } from '../deps.ts'
import { selectNames } from '../store.ts'
import type { Approvals } from './open-approvals.ts'
import { refuseDecision } from './refuse-decision.ts'
import { countWaitingApprovals, selectWaitingApprovals } from './store-approvals.ts'

/** Lists what waits for a second person, of the kinds the viewer's role may see. */
export function listApprovals({
  database,
}: Pick<StaffDeps, 'database'>): Handler<(typeof contract)['staff.list_approvals'], Site> {
  return async (_, { viewer }) => {
    const rows = await selectWaitingApprovals(database, listApprovalKinds(viewer.role, 'read'))
    const ids = [...new Set(rows.map((row) => row.requested_by))]
    const names = new Map((await selectNames(database, ids)).map(({ id, name }) => [id, name]))
    const decided = listApprovalKinds(viewer.role, 'decide')
    return {
      requests: rows.map((row) => ({
        kind: row.kind,
        subject: row.subject,
        ...toTermsView(row.terms),
        reason: row.reason,
        requested_by: names.get(row.requested_by) ?? '',
        own: row.requested_by === viewer.staff,
        may_decide: decided.includes(row.kind),
        at: row.requested_at.toISOString(),
        expires: row.expires_at.toISOString(),
      })),
    }
  }
}

/** The number of requests the viewer can decide on. */
export function countApprovals({
  database,
}: Pick<StaffDeps, 'database'>): Handler<(typeof contract)['staff.count_approvals'], Site> {
  return async (_, { viewer }) => ({
    waiting: await countWaitingApprovals(
      database,
      listApprovalKinds(viewer.role, 'decide'),
      viewer.staff,
    ),
  })
}

/** Takes back the viewer's own request; what was waiting ends as if it had been declined. */
export function takeBackRequest(
  opened: ReadonlyMap<ApprovalKind, Pick<Approvals<string>, 'decide'>>,
): Handler<(typeof contract)['staff.take_back_request'], Site> {
  return async ({ kind, subject }, { viewer, now }) => {
    const approvals = opened.get(kind)
    if (approvals === undefined) throw new Error(`no feature opened approvals of ${kind}`)
    const decision = { subject, to: 'taken_back', by: viewer.staff } as const
    const verdict = await approvals.decide(decision, now)
    return refuseDecision(verdict as Parameters<typeof refuseDecision>[0])
  }
}

/** The terms an approver reads in the list; the rest is on the screen of the feature. */
function toTermsView(terms: ApprovalTerms) {
  const number = (name: string) => (typeof terms[name] === 'number' ? terms[name] : null)
  const text = (name: string) => (typeof terms[name] === 'string' ? terms[name] : null)
  return {
    order: text('order'),
    code: text('code'),
    percentage: number('percentage'),
    amount_minor: number('amount_minor') ?? number('value_minor'),
    currency: text('currency'),
  }
}
