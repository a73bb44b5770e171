import { createClaimView } from '#features/members/staff/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { ListedRequest, OpenedRequest } from '../contract/data-requests.ts'
import { isDueSoon, objectionMs } from '../rules/deadlines.ts'
import type { DataRequestsDeps, ApprovalDeps } from './deps.ts'
import type { RequestRow } from './store-requests.ts'

/** Requests as the list shows them. */
export async function describeListed(
  { queue, findStaffNames }: Pick<DataRequestsDeps, 'queue' | 'findStaffNames'>,
  rows: readonly RequestRow[],
  viewer: Pick<StaffViewer, 'staff'>,
  now: Date,
): Promise<ListedRequest[]> {
  const staff = rows.flatMap((row) => (row.staff === null ? [] : [row.staff]))
  const names = await findStaffNames([...new Set(staff)])
  const viewClaim = createClaimView(await queue.list(now), viewer.staff)
  return rows.map((row) => ({
    request: row.public_id,
    number: row.number,
    kind: row.kind,
    identity: row.identity,
    at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    extended: row.extended_at !== null,
    overdue: (row.decided_at ?? now) > row.due_at,
    due_soon: row.outcome === null && isDueSoon(row.due_at, now),
    claimed_by: row.outcome === null ? viewClaim(row.public_id).claimed_by : null,
    outcome: row.outcome,
    action: row.action,
    by: row.staff === null ? null : (names.get(row.staff) ?? ''),
    decided_at: row.decided_at?.toISOString() ?? null,
  }))
}

/** A request that a staff member has open. */
export async function describeOpened(
  deps: Pick<ApprovalDeps, 'queue' | 'findStaffNames' | 'erasures' | 'corrections' | 'database'>,
  row: RequestRow,
  viewer: Pick<StaffViewer, 'staff'>,
  now: Date,
): Promise<OpenedRequest> {
  const [listed] = await describeListed(deps, [row], viewer, now)
  if (listed === undefined) throw new Error('a request without a description')
  const find = async (approvals: ApprovalDeps['erasures']) =>
    (await approvals.list(deps.database)).find(({ subject }) => subject === row.public_id)
  const [erasure, correction] = await Promise.all([find(deps.erasures), find(deps.corrections)])
  const people = [
    row.identity_staff,
    erasure?.requested_by ?? null,
    correction?.requested_by ?? null,
  ]
  const names = await deps.findStaffNames(people.filter((one) => one !== null))
  const nameOf = (staff: number | null) => (staff === null ? null : (names.get(staff) ?? ''))
  const describeWaiting = (waiting: NonNullable<typeof erasure>) => ({
    by: nameOf(waiting.requested_by) ?? '',
    own: waiting.requested_by === viewer.staff,
    reason: waiting.reason ?? '',
    at: waiting.requested_at.toISOString(),
  })
  const heldUntil =
    row.identity === 'staff' && row.identity_at !== null
      ? new Date(row.identity_at.getTime() + objectionMs)
      : null
  return {
    ...listed,
    details: row.details,
    email: row.email,
    member:
      row.member === null || row.name === null
        ? null
        : { id: row.member, name: row.name, status: row.account_status ?? '' },
    identity_at: row.identity_at?.toISOString() ?? null,
    identity_ground: row.identity_ground,
    identity_by: nameOf(row.identity_staff),
    held_until: heldUntil !== null && heldUntil > now ? heldUntil.toISOString() : null,
    extension_reason: row.extension_reason,
    statement: row.statement,
    lifted_at: row.lifted_at?.toISOString() ?? null,
    birth: row.kind === 'rectification' ? row.birth : null,
    erasure: erasure === undefined ? null : describeWaiting(erasure),
    rectification:
      correction === undefined || row.proposed_birth === null
        ? null
        : { ...describeWaiting(correction), birth: row.proposed_birth },
  }
}
