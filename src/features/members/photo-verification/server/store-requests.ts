import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { DeclineReason } from '../rules/decline-reasons.ts'
import type { RequestStatus } from '../rules/verification-status.ts'

/** A request as shown on its member's page. */
export interface LatestRow {
  readonly id: number
  readonly status: RequestStatus
  readonly since: Date
  readonly reason: DeclineReason | null
}

/** A member's last request; null if there was none. */
export function selectLatest(queries: Queries, account: number): Promise<LatestRow | null> {
  return queries.maybe(sql`
    select id, status, coalesce(closed_at, sent_at) as since, reason from photo_verification.request
    where account_id = ${account} order by id desc limit 1`)
}

/** Whether this upload has already become a request. */
export async function isSent(queries: Queries, account: number, upload: string): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from photo_verification.request where account_id = ${account} and upload_id = ${upload}`,
    )) !== null
  )
}

/** A request whose picture is already stored. */
export interface NewRequest {
  readonly publicId: string
  readonly account: number
  readonly upload: string
  readonly kind: 'gesture' | 'code' | 'note'
  readonly gesture: string | null
  readonly code: string | null
  readonly note: string
  readonly selfieKey: string
}

export async function insertRequest(
  tx: Transaction,
  request: NewRequest,
  now: Date,
): Promise<void> {
  const { publicId, account, upload, kind, gesture, code, note, selfieKey } = request
  await tx.run(sql`
    insert into photo_verification.request (public_id, account_id, upload_id, kind, gesture, code, note, selfie_key, status, sent_at)
    values (${publicId}, ${account}, ${upload}, ${kind}, ${gesture}, ${code}, ${note}, ${selfieKey}, 'waiting', ${now})`)
}

/**
 * Closes a member's request that is in state `from`, and deletes the data needed only by its
 * reviewer; returns the key of its picture if it still had one, or null if there was no request in
 * that state.
 */
export async function closeRequest(
  tx: Transaction,
  account: number,
  change: { from: 'waiting' | 'verified'; to: RequestStatus; reason?: DeclineReason },
  now: Date,
): Promise<{ key: string | null } | null> {
  return tx.maybe(sql`
    with before as (
      select id, selfie_key from photo_verification.request
      where id = (select id from photo_verification.request where account_id = ${account} order by id desc limit 1)
        and status = ${change.from}
      for update
    )
    update photo_verification.request r set status = ${change.to}, reason = ${change.reason ?? null}, closed_at = ${now},
      selfie_key = null, code = null, note = ''
    from before where r.id = before.id
    returning before.selfie_key as key`)
}

/** Marks a declined request as overturned by an appeal; false if it is gone. */
export async function markOverturned(
  tx: Transaction,
  request: string,
  now: Date,
): Promise<boolean> {
  const marked = await tx.run(sql`
    update photo_verification.request set overturned_at = ${now} where public_id = ${request}::uuid and status = 'declined'`)
  return marked === 1
}

/** Accounts whose pictures were not reviewed in time. */
export async function selectOverdue(queries: Queries, sentBefore: Date): Promise<number[]> {
  const rows = await queries.many<{ account: number }>(sql`
    select account_id as account from photo_verification.request
    where status = 'waiting' and sent_at < ${sentBefore} order by sent_at limit 1000`)
  return rows.map(({ account }) => account)
}

/** Deletes requests closed long ago, except those that a mark still depends on. */
export async function deleteOldRequests(queries: Queries, closedBefore: Date): Promise<void> {
  await queries.run(sql`
    delete from photo_verification.request where status not in ('waiting', 'verified') and closed_at < ${closedBefore}`)
}

/** Deletes all requests of an account; returns the keys of their pictures. */
export async function deleteRequestsByAccount(tx: Transaction, account: number): Promise<string[]> {
  const rows = await tx.many<{ key: string | null }>(
    sql`delete from photo_verification.request where account_id = ${account} returning selfie_key as key`,
  )
  return rows.flatMap(({ key }) => (key === null ? [] : [key]))
}

/** Which of these keys belong to a request. */
export async function selectKeysInUse(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.many<{ key: string }>(
    sql`select selfie_key as key from photo_verification.request where selfie_key = any(${[...keys]}::text[])`,
  )
  return new Set(rows.map(({ key }) => key))
}
