import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { ApprovalKind } from '../../rules/approval-kinds.ts'
import type { ApprovalFacts, ApprovalState, ApprovalTerms } from '../../rules/decide-approval.ts'

/** A request that is waiting for a second staff member. */
export interface ApprovalRow {
  readonly kind: ApprovalKind
  readonly subject: string
  readonly terms: ApprovalTerms
  readonly reason: string | null
  readonly requested_by: number
  readonly requested_at: Date
  readonly expires_at: Date
}

/** Stores a request; `false` if one about the same subject is waiting. */
export async function insertApproval(
  tx: Transaction,
  request: {
    kind: ApprovalKind
    subject: string
    terms: ApprovalTerms
    reason: string | null
    by: number
    expiresAt: Date
  },
  now: Date,
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into staff.approval (kind, subject, terms, reason, state, requested_by, requested_at, expires_at)
    values (${request.kind}, ${request.subject}, ${JSON.stringify(request.terms)}::jsonb, ${request.reason}, 'waiting', ${request.by}, ${now},
      ${request.expiresAt})
    on conflict do nothing`)
  return inserted === 1
}

/** Locks the latest request about a subject; `null` if there was none. */
export function lockApproval(
  tx: Transaction,
  { kind, subject }: { kind: ApprovalKind; subject: string },
): Promise<
  | (Omit<ApprovalFacts, 'unchanged'> & {
      readonly id: number
      readonly terms: ApprovalTerms
      readonly reason: string | null
    })
  | null
> {
  return tx.maybe(sql`
    select a.id, a.state, a.requested_by as "requestedBy", a.expires_at as "expiresAt", a.terms, a.reason
    from staff.approval a where a.kind = ${kind} and a.subject = ${subject} order by a.id desc limit 1 for update`)
}

/** Ends a waiting request; `by` is `null` if it expired. The caller has locked it. */
export async function endApproval(
  tx: Transaction,
  end: { id: number; state: Exclude<ApprovalState, 'waiting'>; by: number | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update staff.approval set state = ${end.state}, decided_by = ${end.by}, decided_at = ${now}
    where id = ${end.id} and state = 'waiting'`)
}

/** The waiting requests of some kinds, oldest first. */
export function selectWaitingApprovals(
  queries: Queries,
  kinds: readonly ApprovalKind[],
): Promise<ApprovalRow[]> {
  return queries.many(sql`
    select a.kind, a.subject, a.terms, a.reason, a.requested_by, a.requested_at, a.expires_at
    from staff.approval a where a.kind = any (${[...kinds]}::text[]) and a.state = 'waiting' order by a.id`)
}

/** Number of waiting requests of some kinds that others made. */
export async function countWaitingApprovals(
  queries: Queries,
  kinds: readonly ApprovalKind[],
  viewer: number,
): Promise<number> {
  const { waiting } = await queries.one<{ waiting: number }>(sql`
    select count(*) as waiting from staff.approval a
    where a.kind = any (${[...kinds]}::text[]) and a.state = 'waiting' and a.requested_by <> ${viewer}`)
  return waiting
}

/** The subjects of waiting requests of a kind that have expired by now. */
export async function selectExpiredSubjects(
  queries: Queries,
  kind: ApprovalKind,
  now: Date,
): Promise<string[]> {
  const rows = await queries.many<{ subject: string }>(sql`
    select a.subject from staff.approval a
    where a.kind = ${kind} and a.state = 'waiting' and a.expires_at <= ${now} order by a.expires_at limit 100`)
  return rows.map(({ subject }) => subject)
}
