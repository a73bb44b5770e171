import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Reason } from '../rules/reasons.ts'

/** A waiting request as staff see it: no name, no address, nothing of the profile. */
export interface QueueRow {
  readonly id: string
  readonly account: number
  readonly kind: 'gesture' | 'code' | 'note'
  readonly gesture: string | null
  readonly code: string | null
  readonly note: string
  readonly sent_at: Date
  readonly claimed_by: number | null
}

const columns = sql.part`r.public_id as id, r.account_id as account, r.kind, r.gesture, r.code, r.note, r.sent_at`

/** What waits, the longest first; not of members who are leaving or were turned off. A claim that ran out is none. */
export function selectQueue(queries: Queries, claimedAfter: Date, limit: number): Promise<QueueRow[]> {
  return queries.many(sql`
    select ${columns}, case when r.claimed_at > ${claimedAfter} then r.claimed_by end as claimed_by
    from verification.request r join accounts.public_account a on a.account_id = r.account_id
    where r.status = 'waiting' and a.status in ('active', 'not_confirmed') order by r.sent_at, r.id limit ${limit}`)
}

/** Whose request it is; null for one that never was. */
export async function selectAccountOf(queries: Queries, request: string): Promise<number | null> {
  const row = await queries.maybe<{ account: number }>(
    sql`select account_id as account from verification.request where public_id = ${request}`,
  )
  return row?.account ?? null
}

/** Takes a waiting request for one of the staff, unless another has it. */
export async function updateClaim(
  queries: Queries,
  request: string,
  staff: number,
  { claimedAfter, now }: { claimedAfter: Date; now: Date },
): Promise<boolean> {
  const row = await queries.maybe(sql`
    update verification.request set claimed_by = ${staff}, claimed_at = ${now}
    where public_id = ${request} and status = 'waiting'
      and (claimed_by is null or claimed_by = ${staff} or claimed_at <= ${claimedAfter})
    returning 1`)
  return row !== null
}

/** Lets a claimed request go. */
export async function deleteClaim(queries: Queries, request: string, staff: number): Promise<void> {
  await queries.run(sql`
    update verification.request set claimed_by = null, claimed_at = null
    where public_id = ${request} and claimed_by = ${staff} and status = 'waiting'`)
}

/** A request held until the transaction ends. */
export function lockRequest(
  tx: Transaction,
  request: string,
  claimedAfter: Date,
): Promise<{ waiting: boolean; claimed_by: number | null; sent_at: Date } | null> {
  return tx.maybe(sql`
    select status = 'waiting' as waiting, case when claimed_at > ${claimedAfter} then claimed_by end as claimed_by, sent_at
    from verification.request where public_id = ${request} for update`)
}

/** Where the picture of a waiting request lies, for whoever has claimed it; null for anyone else. */
export async function selectSelfieKey(
  queries: Queries,
  request: string,
  staff: number,
  claimedAfter: Date,
): Promise<string | null> {
  const row = await queries.maybe<{ key: string }>(sql`
    select selfie_key as key from verification.request
    where public_id = ${request} and status = 'waiting' and claimed_by = ${staff} and claimed_at > ${claimedAfter}`)
  return row?.key ?? null
}

/** A decision as it is written down. */
export interface NewDecision {
  readonly request: string
  readonly outcome: 'verified' | 'declined'
  readonly reason: Reason | null
  readonly photos: number
  readonly staff: number
  readonly waitedSeconds: number
}

/** Writes a decision down, for good. */
export async function insertDecision(tx: Transaction, decision: NewDecision, now: Date): Promise<void> {
  const { request, outcome, reason, photos, staff, waitedSeconds } = decision
  await tx.run(sql`
    insert into verification.decision (request_id, outcome, reason, photos, decided_by, waited_seconds, decided_at)
    values (${request}, ${outcome}, ${reason}, ${photos}, ${staff}, ${waitedSeconds}, ${now})`)
}

/** How long the members waited whose requests were decided since an instant. */
export async function selectWaits(queries: Queries, since: Date): Promise<number[]> {
  const rows = await queries.many<{ waited: number }>(sql`
    select waited_seconds as waited from verification.decision where decided_at >= ${since}
    order by decided_at desc limit 1000`)
  return rows.map(({ waited }) => waited)
}
