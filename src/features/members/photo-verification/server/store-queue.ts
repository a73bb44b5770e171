import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Gesture } from '../rules/gestures.ts'
import type { DeclineReason } from '../rules/decline-reasons.ts'

/** A waiting request as shown to staff: no name, no email address, nothing from the profile. */
export interface QueueRow {
  readonly id: string
  readonly account: number
  readonly kind: 'gesture' | 'code' | 'note'
  readonly gesture: Gesture | null
  readonly code: string | null
  readonly note: string
  readonly sent_at: Date
  /** The reviewers whose decisions on the member's earlier requests were overturned. */
  readonly overturned: readonly number[]
}

const columns = sql.part`r.public_id as id, r.account_id as account, r.kind, r.gesture, r.code, r.note, r.sent_at,
  coalesce((select jsonb_agg(d.decided_by) from photo_verification.request o join photo_verification.decision d on d.request_id = o.public_id
    where o.account_id = r.account_id and o.id < r.id and o.overturned_at is not null), '[]') as overturned`
const joined = sql.part`photo_verification.request r join accounts.public_account a on a.account_id = r.account_id`
/** Staff do not see requests of members who are leaving or disabled. */
const present = sql.part`a.status in ('active', 'not_confirmed')`

/** Waiting requests of a pool's members, longest waiting first. */
export function selectQueue(queries: Queries, pool: number, limit: number): Promise<QueueRow[]> {
  return queries.many(sql`
    select ${columns} from ${joined} where r.status = 'waiting' and a.pool_id = ${pool} and ${present}
    order by r.sent_at, r.id limit ${limit}`)
}

/** Counts the waiting requests. */
export async function countQueue(queries: Queries, pool: number): Promise<number> {
  const row = await queries.one<{ waiting: number }>(sql`
    select count(*) as waiting from ${joined} where r.status = 'waiting' and a.pool_id = ${pool} and ${present}`)
  return row.waiting
}

/** Since when the oldest of them has been waiting; null if nothing is. */
export async function selectOldestAt(queries: Queries, pool: number): Promise<Date | null> {
  const row = await queries.one<{ at: Date | null }>(sql`
    select min(r.sent_at) as at from ${joined} where r.status = 'waiting' and a.pool_id = ${pool} and ${present}`)
  return row.at
}

/** A request by a member of the pool, in any state; null if it belongs to another pool. */
export function selectRequest(
  queries: Queries,
  pool: number,
  request: string,
): Promise<(QueueRow & { readonly waiting: boolean; readonly key: string | null }) | null> {
  return queries.maybe(sql`
    select ${columns}, r.status = 'waiting' as waiting, r.selfie_key as key
    from ${joined} where r.public_id = ${request} and a.pool_id = ${pool} and ${present}`)
}

/** Locks a request until the transaction ends. */
export function lockRequest(
  tx: Transaction,
  request: string,
): Promise<{ waiting: boolean; sent_at: Date } | null> {
  return tx.maybe(sql`
    select status = 'waiting' as waiting, sent_at
    from photo_verification.request where public_id = ${request} for update`)
}

/** A decision to be stored. */
export interface NewDecision {
  readonly request: string
  readonly outcome: 'verified' | 'declined'
  readonly reason: DeclineReason | null
  readonly photos: number
  readonly staff: number
  readonly waitedSeconds: number
}

/** Stores a decision permanently. */
export async function insertDecision(
  tx: Transaction,
  decision: NewDecision,
  now: Date,
): Promise<void> {
  const { request, outcome, reason, photos, staff, waitedSeconds } = decision
  await tx.run(sql`
    insert into photo_verification.decision (request_id, outcome, reason, photos, decided_by, waited_seconds, decided_at)
    values (${request}, ${outcome}, ${reason}, ${photos}, ${staff}, ${waitedSeconds}, ${now})`)
}

/** Whether exactly this decision is already stored, by the same person. */
export async function isSameDecisionStored(
  queries: Queries,
  { request, outcome, reason, photos, staff }: Omit<NewDecision, 'waitedSeconds'>,
): Promise<boolean> {
  const row = await queries.maybe(sql`
    select 1 from photo_verification.decision
    where request_id = ${request} and outcome = ${outcome} and reason is not distinct from ${reason}
      and photos = ${photos} and decided_by = ${staff}`)
  return row !== null
}

/** How long members had waited, in seconds, whose requests were decided since an instant. */
export async function selectWaits(queries: Queries, since: Date): Promise<number[]> {
  const rows = await queries.many<{ waited: number }>(sql`
    select waited_seconds as waited from photo_verification.decision where decided_at >= ${since}
    order by decided_at desc limit 1000`)
  return rows.map(({ waited }) => waited)
}
