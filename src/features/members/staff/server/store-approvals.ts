import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ApprovalFacts, ApprovalTerms } from '../rules/decide-approval.ts'

/** A request that is waiting for a second staff member. */
export interface ApprovalRow {
  readonly subject: string
  readonly terms: ApprovalTerms
  readonly requested_by: number
  readonly requested_at: Date
}

/** Stores a request; `false` if one about the same subject is waiting. */
export async function insertApproval(
  tx: Transaction,
  request: { kind: string; subject: string; terms: ApprovalTerms; by: number },
  now: Date,
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into staff.approval (kind, subject, terms, state, requested_by, requested_at)
    values (${request.kind}, ${request.subject}, ${JSON.stringify(request.terms)}::jsonb, 'waiting', ${request.by}, ${now})
    on conflict do nothing`)
  return inserted === 1
}

/** Locks the latest request about a subject; `null` if there was none. */
export function lockApproval(
  tx: Transaction,
  { kind, subject }: { kind: string; subject: string },
): Promise<
  (Omit<ApprovalFacts, 'unchanged'> & { readonly id: number; readonly terms: ApprovalTerms }) | null
> {
  return tx.maybe(sql`
    select a.id, a.state, a.requested_by as "requestedBy", a.terms
    from staff.approval a where a.kind = ${kind} and a.subject = ${subject} order by a.id desc limit 1 for update`)
}

/** Ends a waiting request; the caller has locked it. */
export async function endApproval(
  tx: Transaction,
  end: { id: number; state: 'approved' | 'declined'; by: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update staff.approval set state = ${end.state}, decided_by = ${end.by}, decided_at = ${now}
    where id = ${end.id} and state = 'waiting'`)
}

/** The waiting requests of a kind, oldest first. */
export function selectWaitingApprovals(queries: Queries, kind: string): Promise<ApprovalRow[]> {
  return queries.many(sql`
    select a.subject, a.terms, a.requested_by, a.requested_at
    from staff.approval a where a.kind = ${kind} and a.state = 'waiting' order by a.id`)
}

/** Whether a staff member may act alone; if so, the action is counted in their daily total. */
export async function countSoloAct(
  tx: Transaction,
  act: { by: number; kind: string; about: string; share: number; dailyLimits: number },
  now: Date,
): Promise<boolean> {
  const { alone } = await tx.one<{ alone: boolean }>(sql`
    select staff.public_act_alone(person => ${act.by}, kind => ${act.kind}, about => ${act.about}, share => ${act.share}::numeric,
      daily_limits => ${act.dailyLimits}, at => ${now}) as alone`)
  return alone
}

/**
 * The total that a staff member has spent alone since an instant, in units of the limit for one
 * action.
 */
export async function selectSoloTotal(
  queries: Queries,
  staff: number,
  since: Date,
): Promise<number> {
  const { share } = await queries.one<{ share: number }>(
    sql`select staff.public_alone_total(${staff}, ${since})::float8 as share`,
  )
  return share
}

/** Deletes actions that no longer count towards a daily total. */
export async function deleteSoloActs(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from staff.solo_act where at < ${before}`)
}
