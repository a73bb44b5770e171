import type { Approvals, OpenApprovals } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract/data-requests.ts'
import type { DataRequestsDeps, ApprovalDeps } from './deps.ts'
import { decideApproval, lockForApproval } from './approve-request.ts'
import { endRequest, type RequestRow } from './store-requests.ts'
import { findSubject, workOn } from './work-on-request.ts'

/** Erasures that wait for a second person. Approved, the account is deleted as its owner could delete it. */
export function openErasures(
  open: OpenApprovals,
  { emit, deleteByRequest }: Pick<DataRequestsDeps, 'emit' | 'deleteByRequest'>,
): Approvals<'data_requests.no_account' | 'data_requests.decided'> {
  return open({
    kind: 'data_requests.erasure',
    async lock(tx, subject) {
      const row = await lockForApproval(tx, subject)
      return row === null ? null : describe(row)
    },
    findObstacle: ({ row }) => {
      if (row.outcome !== null) return 'data_requests.decided'
      return row.account === null ? 'data_requests.no_account' : null
    },
    async approve(tx, { row }, { requestedBy }, now) {
      if (row.account === null) throw new Error('an erasure without an account was approved')
      // Its owner may have deleted it in the meantime.
      await deleteByRequest(tx, row.account, now)
      const end = { outcome: 'completed', action: 'erasure', statement: null } as const
      await endRequest(tx, row.id, { ...end, staff: requestedBy }, now)
      await emit(tx, 'data_requests.email_due', { kind: 'erased', id: row.id }, now)
    },
    // The request stays open: it can be refused, or asked again.
    close: () => Promise.resolve(),
  })
}

function describe(row: RequestRow) {
  const { public_id: about, number, member, account, identity } = row
  return {
    row,
    about,
    terms: { account, identity },
    facts: { number, member, before: 'open', after: 'erasure' },
  }
}

/** Asks a second person to approve an erasure. */
export function requestErasure(
  deps: ApprovalDeps,
): Handler<(typeof contract)['data_requests.request_erasure'], Site> {
  return async ({ request, reason: typed }, moment) => {
    const reason = typed.trim()
    if (reason === '') return refuse('data_requests.statement_empty', { field: 'reason' })
    const { viewer, now } = moment
    return workOn(deps, request, moment, async (tx, row) => {
      const subject = findSubject(row, 'erasure', moment)
      if (isRefusal(subject)) return subject
      const { terms, facts } = describe(row)
      const asked = { subject: row.public_id, terms, reason, by: viewer.staff }
      if (!(await deps.erasures.request(tx, asked, now)))
        return refuse('data_requests.erasure_waiting')
      await deps.queue.release(tx, row.public_id, viewer)
      await deps.note(
        tx,
        viewer,
        {
          act: 'data_requests.erasure_requested',
          about: row.public_id,
          facts: { ...facts, reason },
        },
        now,
      )
      return null
    })
  }
}

/** Approves or declines the erasure that a colleague asked for. */
export function decideErasure(
  deps: ApprovalDeps,
): Handler<(typeof contract)['data_requests.decide_erasure'], Site> {
  return (input, context) => decideApproval(deps, deps.erasures, input, context)
}
