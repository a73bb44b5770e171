import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Identity, Kind } from '../rules/requests.ts'

/** The confirmed address of an account, in any later state; null without one. */
export async function selectNoticeEmail(queries: Queries, account: number): Promise<string | null> {
  const row = await queries.maybe<{ email: string }>(
    sql`select email from accounts.public_account_notice_email where account_id = ${account}`,
  )
  return row?.email ?? null
}

/**
 * Counts the new requests for which an address got emails since an instant. Concurrent callers for the
 * same address wait.
 */
export async function countEmailed(
  tx: Transaction,
  emailKey: string,
  since: Date,
): Promise<number> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('data_requests:' || ${emailKey}::text, 0))`,
  )
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from data_requests.request r
    where r.email_key = ${emailKey} and r.emailed and r.received_at > ${since}`)
  return count
}

interface Once {
  readonly pool: number
  readonly filedBy: number | null
  readonly emailKey: string | null
  readonly clientId: string
}

/** A request to be stored. */
export interface NewRequest extends Once {
  /** The public id. */
  readonly id: string
  readonly number: string
  readonly site: number
  readonly kind: Kind
  readonly details: string
  readonly account: number | null
  readonly email: string | null
  readonly locale: Locale
  readonly emailed: boolean
  readonly identity: Extract<Identity, 'none' | 'password'>
  readonly dueAt: Date
}

/** Stores a request; null if it exists already. */
export function insertRequest(
  tx: Transaction,
  row: NewRequest,
  now: Date,
): Promise<{ id: number } | null> {
  return tx.maybe(sql`
    insert into data_requests.request (public_id, number, client_id, pool_id, site_id, kind, details, filed_by, account_id, email, email_key,
      locale, emailed, identity, identity_at, received_at, due_at)
    values (${row.id}::uuid, ${row.number}, ${row.clientId}::uuid, ${row.pool}, ${row.site}, ${row.kind}, ${row.details}, ${row.filedBy}, ${row.account},
      ${row.email}, ${row.emailKey}, ${row.locale}, ${row.emailed}, ${row.identity},
      case when ${row.identity} <> 'none' then ${now}::timestamptz end, ${now}, ${row.dueAt})
    on conflict do nothing returning id`)
}

/** The receipt of a request by its idempotency key. */
export function selectReceipt(
  queries: Queries,
  { pool, filedBy, emailKey, clientId }: Once,
): Promise<{ id: number; number: string; received_at: Date; due_at: Date } | null> {
  return queries.maybe(sql`
    select id, number, received_at, due_at from data_requests.request
    where pool_id = ${pool} and filed_by is not distinct from ${filedBy}::bigint
      and email_key is not distinct from ${emailKey}::text and client_id = ${clientId}::uuid`)
}
