import { refuseDecision } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Context, StaffViewer } from '#kernel/context.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { ApprovalDeps } from './deps.ts'
import { selectAnywhere, selectByPublicId } from './store-office.ts'
import { lockRequest, type RequestRow } from './store-requests.ts'
import { isOwn } from './work-on-request.ts'

/** Locks a request that waits for a second person, and reads it; null if there is none. */
export async function lockForApproval(
  tx: Transaction,
  publicId: string,
): Promise<RequestRow | null> {
  const first = await selectAnywhere(tx, publicId)
  if (first === null) return null
  await lockRequest(tx, first.id)
  return selectAnywhere(tx, publicId)
}

/** Approves or declines, as a second person, what a colleague asked for. */
export async function decideApproval(
  deps: ApprovalDeps,
  approvals: ApprovalDeps['erasures'],
  { request, approved }: { readonly request: string; readonly approved: boolean },
  { site, viewer, now }: Pick<Context<Site, StaffViewer>, 'site' | 'viewer' | 'now'>,
) {
  const row = await selectByPublicId(deps.database, site.pool, request)
  if (row === null) return refuse('not_found')
  if (await isOwn(deps, row, viewer.staff)) return refuse('data_requests.own_account')
  const to = approved ? 'approved' : 'declined'
  const verdict = await approvals.decide({ subject: request, to, by: viewer.staff }, now)
  if (verdict === 'data_requests.no_account' || verdict === 'data_requests.decided')
    return refuse(verdict)
  return refuseDecision(verdict)
}
